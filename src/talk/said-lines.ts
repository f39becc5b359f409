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
  // The longest first: what qualifies a “Yes” goes with it.
  const found = verdicts.findLast((verdict) => verdict.test(text))
  return found ? text.replace(found, (_, _verdict: string, letter: string) => letter.toUpperCase()) : text
}

const onCondition = /^(?:yes|no|sí|si), (?:if|as long|but|only|unless|si|siempre|pero|sin)(?!\p{L})/iu
/** A “Yes” or “No”, with what may stand behind it without saying more; and short openings that fit only the question written. */
const verdicts: readonly RegExp[] = [
  /^((?:yes|no|sí|si)[,.:]) (\p{L})/iu,
  /^((?:no|sí|si), aunque [^.:]{1,30}:) (\p{L})/iu,
  /^(sí, (?:junto con otras cosas|por ahora|a algunas personas|en las cuentas|en parte|es verdad|es cierto|puede hacerse|pueden serlo):) (\p{L})/iu,
  /^(yes, (?:together with other things|so far|for now|it seems|in the sums|in part|in two ways|it can be|they can be|it could):) (\p{L})/iu,
  /^((?:solo (?:en parte|un poco|de una parte|hasta cierto punto)|en parte|todavía no|quizá|es verdad|es cierto):) (\p{L})/iu,
  /^((?:apenas|apenas, según parece|casi (?:siempre|nunca|lo mismo)|por ahora, (?:sí|poco|nada lo indica)):) (\p{L})/iu,
  /^(no (?:mucho|del todo|a tiempo|siempre|enseguida|de forma duradera|está claro|se sabe bien|es tan simple):) (\p{L})/iu,
  /^((?:only (?:partly|a little|in part|with care|poorly|up to a point|a bit of it)|partly|not yet|perhaps|probably both):) (\p{L})/iu,
  /^((?:hardly|hardly, it seems|not (?:really|lastingly|in time|fully|so far|as things stand|in people yet|very, most people)):) (\p{L})/iu,
]

export const spokenText = ({ say }: AuthoredAnswer): string => say.map(({ text }) => text).join(' ')

/** How a sentence begins that leans on one before it. */
const leans: Record<Language, RegExp> = {
  es: /^(?:en parte, porque|aunque|porque|pero|y|así que|luego|después|también|además) /iu,
  en: /^(?:although|though|because|but|and|so(?! far)|then|also) /iu,
}

/** Whether a sentence says something by itself. */
export const standsAlone = (sentence: string, language: Language): boolean => !leans[language].test(sentence)
