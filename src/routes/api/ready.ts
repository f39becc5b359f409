import { createFileRoute } from '@tanstack/react-router'
import { answerReady } from '../../server/operator-handlers.ts'

export const Route = createFileRoute('/api/ready')({
  server: {
    handlers: {
      ANY: ({ request }) =>
        answerReady(request, async () => (await import('../../server/talk-services.ts')).readTalkReadiness()),
    },
  },
})
