// Limits for pages in page tests. docs/testing.md repeats them; a test compares both.

/** Bytes (brotli) that a page may load before the first interaction. */
export const scriptBudget = 137_500
/** The same for pages where Zed speaks or a film plays from the start. */
export const playingScriptBudget = 144_000

/** Bytes of the inline script (brotli), which records interactions from the first paint on (decision 012). */
export const startBudget = 2_500

export const aShort = `/shorts/${encodeURIComponent('Nanotecnología')}/1`

export const phoneBudgets = {
  'the home page': { address: '/', kilobytes: 330, requests: 23 },
  'an article': { address: '/news-single/es-1', kilobytes: 310, requests: 21 },
  'the search': { address: '/search?q=luz', kilobytes: 216, requests: 17 },
  'the shorts': { address: '/shorts', kilobytes: 275, requests: 19 },
  'a short': { address: aShort, kilobytes: 475, requests: 28 },
} as const
