import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/api/talk')({
  server: {
    handlers: {
      // Loaded when it is called: pages do not wait for the voice, nor fail with it.
      ANY: async ({ request }) => (await import('../../server/talk-services.ts')).answerTalk(request),
    },
  },
})
