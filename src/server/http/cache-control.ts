/** Browsers revalidate; proxies cache for ten minutes, an hour while revalidating, and a day on errors (RFC 5861). */
export const sharedCacheControl = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400'
