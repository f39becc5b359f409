import type { AuthoredAnswer, Evidence } from '../content/answers.ts'
import type { Language } from '../i18n/language.ts'
import { feelingOf } from './feeling.ts'
import { neededEvidence } from './needed-evidence.ts'
import type { Line } from './phrases.ts'

/** A sentence of an answer, and what carries it. */
export interface SaidLine extends Line {
  from?: Evidence[]
}

/** An authored answer as it is said; `isToTheWord`: it was asked for in just the words that it was written for. */
export function linesOf({ say }: AuthoredAnswer, language: Language, isToTheWord = false): SaidLine[] {
  return say.map(({ text, from }, at) => {
    const spoken = at === 0 && !isToTheWord ? withoutVerdict(text) : text
    return { text: spoken, emotion: feelingOf(text, language), from: neededEvidence(text, from, language) }
  })
}

/** An answer without its “Yes,” or “No,”: those answer the question that it was written for, and perhaps not this one. */
function withoutVerdict(text: string): string {
  return text.replace(/^(yes|no|sí|si)[,.] (\p{L})/iu, (_, _verdict: string, letter: string) => letter.toUpperCase())
}

/** All that an authored answer says. */
export const spokenText = ({ say }: AuthoredAnswer): string => say.map(({ text }) => text).join(' ')
