import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/api/speech/$file')({
  server: {
    handlers: {
      ANY: async ({ request, params }) =>
        (await import('../../server/talk-services.ts')).answerSpeech(request, params.file),
    },
  },
})
