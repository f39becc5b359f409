import { RouterServer, defineHandlerCallback, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server'
import { prerender } from 'react-dom/static'
import { withoutScripts } from '../../hydration/late-scripts.ts'

/**
 * Renders a page to its end, every Suspense boundary in its place: the page is kept and compressed whole, and complete
 * without script. Start's own handlers either cannot wait for deferred islands or send them by a later script.
 */
export const renderWholePage = defineHandlerCallback(({ router, responseHeaders }) => {
  // A developer's page loads at once, with what Vite adds to it.
  if (import.meta.env.PROD) withoutScripts(router)
  return renderSsrHtmlResponse({
    router,
    responseHeaders,
    render: async () => {
      const { prelude } = await prerender(<RouterServer router={router} />, { progressiveChunkSize: Infinity })
      // The doctype is put in front by whoever adds the router's data.
      return (await new Response(prelude).text()).replace(/^<!DOCTYPE html>/i, '')
    },
  })
})
