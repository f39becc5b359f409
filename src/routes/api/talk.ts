import { createFileRoute } from '@tanstack/react-router'
import { answerTalk } from '../../server/services.ts'

export const Route = createFileRoute('/api/talk')({
  server: { handlers: { ANY: ({ request }) => answerTalk(request) } },
})
