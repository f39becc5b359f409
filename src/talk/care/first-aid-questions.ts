import { languages, type Language } from '../../i18n/language.ts'
import { compilePattern } from '../linear-pattern.ts'
import { isAsked, wordsForCare } from './care-features.ts'
import type { Emergency } from './care-kinds.ts'
import table from './first-aid-questions.json' with { type: 'json' }

/** Which question of first aid is asked, by its id in first-aid-questions.json. */
export type FirstAidQuestion = string

const questions = table.map(({ asked, ...question }) => ({
  ...question,
  of: new Set<string>(question.of),
  asked: { es: asked.es.map(compilePattern), en: asked.en.map(compilePattern) },
}))
const byId = new Map(questions.map((question) => [question.id, question]))

/** Who means to do something asks about it though there is no mark: `le meto una cuchara en la boca`. */
const meansTo: Record<Language, RegExp> = {
  es: /\b(?:le|lo|la|les|me|se|puedo|podemos|debo|debemos|hay que|tengo que|deberia|hace falta|sirve|vale|esta bien|es bueno|mejor|voy a|vamos a|y si)\b/,
  en: /\b(?:shall|should|can|could|do|ill|im gonna|we|need to|have to|ok to|okay to|good to|gonna|going to|what if|what about|try|tried|trying)\b/,
}
/** Longer messages tell what happens rather than ask what to do. */
const mostWords = 24

/** What of first aid a message asks, where it is said within an emergency: what is asked of this one first. */
export function firstAidAsked(
  message: string,
  language: Language,
  emergency: Emergency = 'other',
): FirstAidQuestion | undefined {
  for (const one of [language, ...languages.filter((other) => other !== language)]) {
    const words = wordsForCare(message, one)
    const said = words.join(' ')
    if (words.length > mostWords || !(isAsked(message, one) || meansTo[one].test(said))) continue
    const fitting = questions.filter(({ asked }) => asked[one].some((fits) => fits(said)))
    const found =
      fitting.find(({ of }) => of.has(emergency) || of.size === 0) ?? fitting.find(({ of }) => of.has('other'))
    if (found) return found.id
  }
  return undefined
}

/** What Zed says to it, the yes or the no first. */
export function firstAidAnswer(question: FirstAidQuestion, language: Language): string {
  return byId.get(question)?.[language] ?? ''
}
