import { createFileRoute } from '@tanstack/react-router'
import { answerSpeech } from '../../server/services.ts'

export const Route = createFileRoute('/api/speech/$file')({
  server: { handlers: { ANY: ({ request, params }) => answerSpeech(request, params.file) } },
})
