import type { Language } from '../i18n/language.ts'
import type { Knowledge } from './knowledge.ts'
import type { Line } from './phrases.ts'
import { fill, phrases, pick } from './phrases.ts'
import { hashOf } from './text-hash.ts'
import { plain, termsOf } from './terms.ts'

const nounGroup: Record<Language, RegExp> = {
  es: /(?<![\p{L}-])((?:el|la|los|las) [\p{L}-]{4,30}(?: del? (?:los |las |la )?[\p{L}-]{3,30})?)/giu,
  // A second word is accepted only before something that can't be a verb.
  en: /(?<![\p{L}-])(the (?:[\p{L}-]{3,30}(?=[.,;:!?]| (?:is|are|was|were|can|has|have|had|of|in|on|to|that|which|and|with|for|from|by|at|as)\b)|[\p{L}-]{3,30} [\p{L}-]{3,30}(?= (?:is|are|was|were|can|has|have|that|which|of)\b)))/giu,
}

const vague: Record<Language, RegExp> = {
  es: /\b(ano|anos|dia|dias|tiempo|vez|veces|primera?|ultimo|misma?o?|mayoria|resto|parte|partes|forma|manera|mundo|gente|otros?|otras?|mejor|peor|hora|horas|mes|meses|final|idea|caso|mitad|fondo|siguiente|cuerpo)\b/,
  en: /\b(years?|days?|time|times|first|last|same|most|rest|parts?|way|world|people|other|others|best|worst|hours?|months?|end|idea|case|half|next|more|only|very|than|body)\b/,
}

/** Returns a noun phrase of the summary, with its article, that fits after “about”; undefined if none is certain. */
function topicOf(summary: string, knowledge: Knowledge, language: Language): string | undefined {
  const terms = termsOf(summary, language)
  const count = (term: string) => terms.filter((other) => other === term).length
  let best: { text: string; score: number } | undefined
  for (const [, group = ''] of summary.replace(/\s+/g, ' ').matchAll(nounGroup[language])) {
    if (group.length > 60 || vague[language].test(plain(group))) continue
    const own = termsOf(group, language)
    if (own.length === 0) continue
    // Topics repeat in the summary and occur in articles; a second word is more specific.
    const score =
      own.reduce((sum, term) => sum + count(term) + Math.min(3, frequencyOf(term, knowledge)) / 2, 0) / own.length +
      own.length / 4
    if (!best || score > best.score) best = { text: group, score }
  }
  if (!best) return undefined
  const [first = '', ...rest] = best.text.split(' ')
  return [first.toLowerCase(), ...rest].join(' ')
}

const frequencies = new WeakMap<Knowledge, Map<string, number>>()

function frequencyOf(term: string, knowledge: Knowledge): number {
  let counted = frequencies.get(knowledge)
  if (!counted) {
    counted = new Map()
    for (const { kind, sentences } of knowledge.texts)
      for (const { text } of kind === 'article' ? sentences : [])
        for (const each of new Set(termsOf(text, knowledge.language))) counted.set(each, (counted.get(each) ?? 0) + 1)
    frequencies.set(knowledge, counted)
  }
  return counted.get(term) ?? 0
}

/** Returns an invitation to ask about the summary. */
export function invitationFor(summary: string, knowledge: Knowledge, language: Language): Line[] {
  const said = phrases[language]
  const seed = hashOf(summary)
  const topic = topicOf(summary, knowledge, language)
  if (topic === undefined) return [pick(said.invitation, seed)]
  const line = fill(pick(said.invitationAbout, seed), { topic })
  // Spanish joins de + el.
  const text = language === 'es' ? line.text.replace(/\bde el\b/g, 'del') : line.text
  return [{ ...line, text }]
}
