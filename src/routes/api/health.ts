import { createFileRoute } from '@tanstack/react-router'
export const Route = createFileRoute('/api/health')({ server: { handlers: { ANY: () => Response.json({ status: 'ok' }) } } })
