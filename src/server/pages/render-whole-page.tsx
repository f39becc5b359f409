import { RouterServer, defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { prerender } from 'react-dom/static'
import { withoutScripts } from '../../hydration/late-scripts.ts'

/** Waits for all Suspense boundaries, as Start's handlers can't: the page works without script and is cacheable. */
export const renderWholePage = defineHandlerCallback(({ router, responseHeaders }) => {
  // In development pages load at once, with Vite's scripts.
  if (import.meta.env.PROD) withoutScripts(router)
  return renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: async () => {
      const { prelude } = await prerender(<RouterServer router={router} />, { progressiveChunkSize: Infinity })
      // The router adds the doctype.
      return (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '')
    },
  })
})
