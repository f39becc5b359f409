import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { plain, termsOf } from '../terms.ts'

const asksOpenly: Record<Language, RegExp> = {
  es: /^(?:(?:y|e|pero|entonces|o sea|osea|pues|oye|zed) )*(?:(?:a|de|en|por|para|con|desde|hasta) )?(?:que|q|k|ke|quien|quienes|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|cual|cuales|xq|pq|porque|porq)\b/,
  en: /^(?:(?:and|but|so|then|hey|zed) )*(?:(?:in|on|at|for|from|to|with) )?(?:what|whats|why|how|hows|who|whos|whom|whose|where|wheres|when|which|how come)\b/,
}
const negates: Record<Language, RegExp> = {
  es: /\b(?:no|nunca|jamas|sin|tampoco|nada|nadie|ninguna?)\b/,
  en: /\b(?:not|no|never|without|none|nothing|nobody|\w+n't|cant|dont|isnt|doesnt|arent|wont|didnt)\b/,
}
/** Minimum share of words in common with the authored question, in both directions. */
const leastShare = 0.6

/** Whether an answer's “Yes” or “No” also fits a message: the same question with the same polarity. */
export function answersVerdict(message: string, { ask }: AuthoredAnswer, language: Language): boolean {
  const said = comparableWords(message, language).join(' ')
  if (ask.some((question) => comparableWords(question, language).join(' ') === said)) return true
  const [shown = ''] = ask
  const asked = plain(message)
  const written = plain(shown)
  if (asksOpenly[language].test(asked) || asksOpenly[language].test(written)) return false
  if (negates[language].test(asked) !== negates[language].test(written)) return false
  const own = new Set(termsOf(shown, language))
  const terms = new Set(termsOf(message, language))
  const shared = [...terms].filter((term) => own.has(term)).length
  return terms.size > 0 && shared / Math.max(terms.size, own.size) >= leastShare
}
