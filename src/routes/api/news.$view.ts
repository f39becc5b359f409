import { createFileRoute } from '@tanstack/react-router'
import { answerNews } from '../../server/view-handler.ts'

export const Route = createFileRoute('/api/news/$view')({
  server: { handlers: { ANY: ({ request, params }) => answerNews(request, params.view) } },
})
