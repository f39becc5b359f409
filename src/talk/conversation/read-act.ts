import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { LinearModel } from '../linear-model.ts'
import learned from './act-model.json' with { type: 'json' }
import { actFeatures } from './act-features.ts'

const models: Record<Language, LinearModel> = { es: new LinearModel(learned.es), en: new LinearModel(learned.en) }
const words: Record<Language, ReadonlySet<string>> = {
  es: new Set(learned.es.words.split(' ')),
  en: new Set(learned.en.words.split(' ')),
}

/** What a message is most likely: an act, small talk by its name, `chat` of any kind, or a `question`. */
export interface ReadAct {
  name: string
  /** 0 to 1. */
  likelihood: number
}

/** What a message may be, the likeliest first. */
export function readActs(message: string, language: Language): ReadAct[] {
  const model = models[language]
  return model
    .likelihoods(actFeatures(message, language, words[language]))
    .map((likelihood, at) => ({ name: model.classes[at] ?? '', likelihood }))
    .sort((a, b) => b.likelihood - a.likelihood)
}

/** A message without the words that carry an act: what is left names its subject. */
export function withoutCarriers(message: string, language: Language): string {
  return comparableWords(message, language)
    .filter((word) => !words[language].has(word))
    .join(' ')
}
