import { createFileRoute } from '@tanstack/react-router'
import { answerHealth } from '../../server/operator-handlers.ts'

export const Route = createFileRoute('/api/health')({
  server: { handlers: { ANY: ({ request }) => answerHealth(request) } },
})
