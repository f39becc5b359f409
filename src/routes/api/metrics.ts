import { createFileRoute } from '@tanstack/react-router'
import { answerMetrics } from '../../server/operator-handlers.ts'
import { configuration } from '../../server/process-configuration.ts'

export const Route = createFileRoute('/api/metrics')({
  server: { handlers: { ANY: ({ request }) => answerMetrics(request, configuration.metricsToken) } },
})
