import { createFileRoute } from '@tanstack/react-router'
import { answerNews } from '../../server/news-handler.ts'

export const Route = createFileRoute('/api/news/$view')({
  server: { handlers: { ANY: ({ request, params }) => answerNews(request, params.view) } },
})
