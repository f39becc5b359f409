import type { AuthoredAnswer, Evidence } from '../content/answers.ts'
import type { Language } from '../i18n/language.ts'
import { feelingOf } from './feeling.ts'
import { neededEvidence } from './needed-evidence.ts'
import type { Line } from './phrases.ts'

/** A sentence of an answer and its evidence. */
export interface SaidLine extends Line {
  from?: Evidence[]
}

/** Returns an authored answer's lines. `isToTheWord`: the question was exactly an authored phrasing. */
export function linesOf({ say }: AuthoredAnswer, language: Language, isToTheWord = false): SaidLine[] {
  return say.map(({ text, from }, at) => {
    const spoken = at === 0 && !isToTheWord ? withoutVerdict(text) : text
    return { text: spoken, emotion: feelingOf(text, language), from: neededEvidence(text, from, language) }
  })
}

/**
 * Returns a sentence without a “Yes” or “No” at its beginning, and without what stands between that and a colon. What only
 * holds under a condition keeps it: without its “Yes” it would say the contrary.
 */
export function withoutVerdict(text: string): string {
  if (onCondition.test(text)) return text
  return text.replace(verdict, (_, _verdict: string, letter: string) => letter.toUpperCase())
}

const onCondition = /^(?:yes|no|sí|si), (?:if|as long|but|only|unless|si|siempre|pero|sin)(?!\p{L})/iu
const verdict =
  /^((?:yes|no|sí|si), aunque [^.:]{1,30}:|(?:yes|no|sí|si)[,.:]|(?:solo en parte|solo un poco|en parte|todavía no|only partly|only a little|not yet):) (\p{L})/iu

export const spokenText = ({ say }: AuthoredAnswer): string => say.map(({ text }) => text).join(' ')
