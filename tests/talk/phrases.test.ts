import { expect, it } from 'vitest'
import english from '../../locales/en.json' with { type: 'json' }
import spanish from '../../locales/es.json' with { type: 'json' }
import { phrases } from '../../src/talk/phrases.ts'

/** All lines of a piece of the phrases. */
function linesOf(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(linesOf)
  if (typeof part !== 'object' || part === null) return []
  if ('text' in part && typeof part.text === 'string') return [part.text]
  return Object.values(part).flatMap(linesOf)
}

it('the page where errors are told has one name, that of the page', () => {
  for (const [language, title] of [
    ['es', spanish.contact_title],
    ['en', english.contact_title],
  ] as const) {
    expect(phrases[language].contact.map(({ text }) => text)).toEqual([title])
    const named = linesOf(phrases[language].smallTalk['mistake']).join(' ')
    for (const [, name] of named.matchAll(/[«“](.+?)[»”]/g)) expect(name).toBe(title)
  }
})

// Whole sentences follow: in Spanish none of them begins behind a colon.
it('what leads to a sentence in Spanish is a sentence', () => {
  // What introduces a text in the other language is written in that one.
  const acts = { ...phrases.es.acts, otherLanguage: phrases.en.acts.otherLanguage }
  const leads = linesOf({ ...phrases.es, acts })
  expect(leads.filter((line) => line.endsWith(':'))).toEqual([])
})
