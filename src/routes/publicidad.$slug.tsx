import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/publicidad/$slug')({
  loader: ({ params: { slug } }) => {
    throw redirect({ to: '/post/$slug', params: { slug }, replace: true })
  },
})
