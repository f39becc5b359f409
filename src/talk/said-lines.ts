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

/** Returns a sentence without a “Yes” or “No” at its beginning. */
export function withoutVerdict(text: string): string {
  return text.replace(/^(yes|no|sí|si)[,.:] (\p{L})/iu, (_, _verdict: string, letter: string) => letter.toUpperCase())
}

export const spokenText = ({ say }: AuthoredAnswer): string => say.map(({ text }) => text).join(' ')
