/**
 * What is the same for everybody: a browser asks whether it has changed, and gets 304 when it has not. Caches in between
 * keep it for ten minutes, so that a deploy is seen soon; for an hour they may send it while they fetch it anew, and for a
 * day while the site does not answer (RFC 5861). What such a page loads is kept much longer (`retained-assets.ts`).
 */
export const sharedCacheControl = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400'
