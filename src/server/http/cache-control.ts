/**
 * For shared content: browsers revalidate; proxies cache for ten minutes, up to an hour while revalidating and a day on
 * errors (RFC 5861). Assets stay longer (`retained-assets.ts`).
 */
export const sharedCacheControl = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400'
