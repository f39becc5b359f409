import type { AuthoredAnswer } from '../../content/answers.ts'
import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { plain, termsOf } from '../terms.ts'

/** Questions that no “yes” or “no” answers. */
const asksOpenly: Record<Language, RegExp> = {
  es: /^(?:(?:y|e|pero|entonces|o sea|osea|pues|oye|zed) )*(?:(?:a|de|en|por|para|con|desde|hasta) )?(?:que|q|k|ke|quien|quienes|como|cuando|cuanto|cuanta|cuantos|cuantas|donde|cual|cuales|xq|pq|porque|porq)\b/,
  en: /^(?:(?:and|but|so|then|hey|zed) )*(?:(?:in|on|at|for|from|to|with) )?(?:what|whats|why|how|hows|who|whos|whom|whose|where|wheres|when|which|how come)\b/,
}
const negates: Record<Language, RegExp> = {
  es: /\b(?:no|nunca|jamas|sin|tampoco|nada|nadie|ninguna?)\b/,
  en: /\b(?:not|no|never|without|none|nothing|nobody|\w+n't|cant|dont|isnt|doesnt|arent|wont|didnt)\b/,
}
/** So much of what a message asks must stand in the question that an answer was written for. */
const leastShare = 0.75

/** Whether the “Yes” or “No” with which an answer begins answers a message, too: one that asks the same, the same way round. */
export function answersVerdict(message: string, { ask }: AuthoredAnswer, language: Language): boolean {
  const said = comparableWords(message, language).join(' ')
  if (ask.some((question) => comparableWords(question, language).join(' ') === said)) return true
  const [shown = ''] = ask
  const asked = plain(message)
  const written = plain(shown)
  if (asksOpenly[language].test(asked) || asksOpenly[language].test(written)) return false
  if (negates[language].test(asked) !== negates[language].test(written)) return false
  const own = new Set(termsOf(shown, language))
  const terms = termsOf(message, language)
  return terms.length > 0 && terms.filter((term) => own.has(term)).length / terms.length >= leastShare
}
