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
/** Words by which something is asked to be bad, or good: the same answer is “yes” to the one and “no” to the other. */
const leans: Record<Language, { bad: RegExp; good: RegExp }> = {
  es: {
    bad: /\b(peligr\w*|mal[oa]s?|danin\w*|dan[ao]\w*|contagi\w*|mata\w*|muer\w*|enferm\w*|riesg\w*|venen\w*|pega|pegan|toxic\w*)\b/,
    good: /\b(segur[oa]s?|buen[oa]s?|san[oa]s?|inofensiv\w*|tranquil\w*|fiar|confiar)\b/,
  },
  en: {
    bad: /\b(danger\w*|bad|harm\w*|catch|get (?:it|sick|ill|bird flu) from|kills?|die|risk\w*|poison\w*|sick|ill|infect\w*|toxic)\b/,
    good: /\b(safe\w*|ok|okay|fine|good|healthy|trust)\b/,
  },
}
const pain: Record<Language, RegExp> = { es: /\b(duele\w*|dolor\w*|doler\w*)\b/, en: /\b(hurt\w*|pain\w*|ache\w*)\b/ }
/** Whether all is asked for: what holds for some is “no” to that, and “yes” else. */
const wantsAll: Record<Language, RegExp> = {
  es: /\b(?:tod[oa]s?|siempre|cualquier|cualquiera|cada|enter[oa])\b/,
  en: /\b(?:all|every\w*|always|any|anyone|whole|entire)\b/,
}
/** What is asked behind a question for a yes or a no, and denies nothing: `…, no?`, `… or not`. */
const tag: Record<Language, RegExp> = {
  es: / (?:o no|no|verdad|cierto|o que|o q|o nada|correcto)$/,
  en: / (?:or (?:not|no|nah|what)|right|no|innit|is(?:n't| it not) it|huh)$/,
}
/** So alike must a message be to a question that an answer was written for. */
const leastAlike = 0.5

/** Whether an answer's “Yes” or “No” also fits a message: the same question with the same polarity. */
export function answersVerdict(message: string, { ask }: AuthoredAnswer, language: Language): boolean {
  const [shown = ''] = ask
  const asked = plain(message).replace(tag[language], '')
  const written = plain(shown)
  if (asksOpenly[language].test(written)) return saysSame(message, shown, language)
  if (asksOpenly[language].test(asked)) return false
  const isOfAll = wantsAll[language].test(asked)
  const isNegated = negates[language].test(asked)
  if (isNegated !== negates[language].test(written) || isTurned(asked, written, language)) return false
  return ask.some((question) => {
    const other = plain(question)
    if (asksOpenly[language].test(other) || negates[language].test(other) !== isNegated) return false
    if (isTurned(other, written, language)) return false
    if (wantsAll[language].test(other) && !isOfAll) return false
    return saysSame(message, question, language) || likeness(message, question, language) >= leastAlike
  })
}

const saysSame = (one: string, two: string, language: Language) =>
  comparableWords(one, language).join(' ') === comparableWords(two, language).join(' ')

/** Whether one asks for the good of what the other asks for the bad. */
function isTurned(one: string, two: string, language: Language): boolean {
  const { bad, good } = leans[language]
  if (pain[language].test(one) !== pain[language].test(two)) return true
  return (bad.test(one) && !good.test(one) && good.test(two)) || (good.test(one) && bad.test(two) && !good.test(two))
}

/** Share of telling words that two questions have in common (Dice). */
function likeness(one: string, two: string, language: Language): number {
  const own = new Set(termsOf(one, language))
  const other = new Set(termsOf(two, language))
  const shared = [...own].filter((term) => other.has(term)).length
  return own.size + other.size === 0 ? 0 : (2 * shared) / (own.size + other.size)
}
