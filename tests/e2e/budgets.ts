// What the page tests hold pages to. docs/testing.md says the same; a test keeps both equal.

/** Bytes of script, compressed by brotli, that a page may load before the visitor touches it. */
export const scriptBudget = 136_000
/** The same where Zed speaks, or a film plays, from the start: what does it comes with the page. */
export const playingScriptBudget = 142_000

/** Bytes of brotli of the script that stands in the page itself, and keeps what is done from the first paint on (decision 012). */
export const startBudget = 2_500

export const aShort = `/shorts/${encodeURIComponent('Nanotecnología')}/1`

/** A first view on a phone: all kinds of files but films, which wait for their turn to play. */
export const phoneBudgets = {
  'the home page': { address: '/', kilobytes: 330, requests: 23 },
  'an article': { address: '/news-single/es-1', kilobytes: 310, requests: 21 },
  'the search': { address: '/search?q=luz', kilobytes: 216, requests: 17 },
  'the shorts': { address: '/shorts', kilobytes: 275, requests: 19 },
  'a short': { address: aShort, kilobytes: 475, requests: 28 },
} as const
