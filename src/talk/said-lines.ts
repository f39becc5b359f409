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
/** What may stand between a “Yes” or “No” and a colon without saying more. */
const qualified = [
  'aunque [^.:]{1,30}',
  'junto con otras cosas|por ahora|a algunas personas|en las cuentas|en parte|es verdad|es cierto|puede hacerse|pueden serlo',
  'together with other things|so far|for now|it seems|in the sums|in part|in two ways|it can be|they can be|it could',
].join('|')
/** Short openings that fit only the question that an answer was written for. */
const openings = [
  'solo (?:en parte|un poco|de una parte|hasta cierto punto)|en parte|todavía no|quizá|es verdad|es cierto',
  'apenas(?:, según parece)?|casi (?:siempre|nunca|lo mismo)|por ahora, (?:sí|poco|nada lo indica)',
  'no (?:mucho|del todo|a tiempo|siempre|enseguida|de forma duradera|está claro|se sabe bien|es tan simple)',
  'only (?:partly|a little|in part|with care|poorly|up to a point|a bit of it)|partly|not yet|perhaps|probably both',
  'hardly(?:, it seems)?|not (?:really|lastingly|in time|fully|so far|as things stand|in people yet|very, most people)',
].join('|')
const verdict = new RegExp(
  `^((?:yes|no|sí|si), (?:${qualified}):|(?:yes|no|sí|si)[,.:]|(?:${openings}):) (\\p{L})`,
  'iu',
)

export const spokenText = ({ say }: AuthoredAnswer): string => say.map(({ text }) => text).join(' ')
