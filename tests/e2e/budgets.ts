// What the page tests hold pages to. docs/testing.md says the same; a test keeps both equal.

/** Bytes of script, compressed by brotli, that a page may load before the visitor touches it. */
export const scriptBudget = 136_000
/** The same where Zed's panel is open from the start, and comes with the page. */
export const openPanelScriptBudget = 136_000

/** Bytes of brotli of the script that stands in the page itself, and keeps what is done from the first paint on (decision 012). */
export const startBudget = 2_300

export const aShort = `/shorts/${encodeURIComponent('Nanotecnología')}/1`

/** A first view on a phone: all kinds of files but films, which wait for their turn to play. */
export const phoneBudgets = {
  'the home page': { address: '/', kilobytes: 320, requests: 20 },
  'an article': { address: '/news-single/es-1', kilobytes: 280, requests: 17 },
  'the search': { address: '/search?q=luz', kilobytes: 200, requests: 14 },
  'the shorts': { address: '/shorts', kilobytes: 260, requests: 16 },
  'a short': { address: aShort, kilobytes: 420, requests: 24 },
} as const
