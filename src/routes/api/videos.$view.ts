import { createFileRoute } from '@tanstack/react-router'
import { answerVideos } from '../../server/view-handler.ts'

export const Route = createFileRoute('/api/videos/$view')({
  server: { handlers: { ANY: ({ request, params }) => answerVideos(request, params.view) } },
})
