import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/api/search')({
  server: {
    handlers: {
      ANY: async ({ request }) => (await import('../../server/search-service.ts')).answerSearch(request),
    },
  },
})
