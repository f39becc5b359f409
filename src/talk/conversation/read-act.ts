import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { readModel, type Classifier } from '../linear-model.ts'
import learned from './act-model.json' with { type: 'json' }
import { isAct } from './acts.ts'
import { actFeatures, placesOf, withoutFillers } from './act-features.ts'

const models: Record<Language, Classifier> = {
  es: readModel(learned.es, learned.es.places),
  en: readModel(learned.en, learned.en.places),
}
const words: Record<Language, ReadonlySet<string>> = {
  es: new Set(learned.es.words.split(' ')),
  en: new Set(learned.en.words.split(' ')),
}

/** A reading of a message: an act, a group of small talk, `chat`, or `question`. */
export interface ReadAct {
  name: string
  likelihood: number
}

/** How likely a message wants something done, whatever it is. */
export const likelihoodOfAnyAct = (readings: readonly ReadAct[]): number =>
  readings.reduce((sum, { name, likelihood }) => sum + (isAct(name) ? likelihood : 0), 0)

/** Returns possible readings, most likely first. */
export function readActs(message: string, language: Language): ReadAct[] {
  const { classes, places } = learned[language]
  const found = placesOf(actFeatures(message, language, words[language]), places)
  return models[language](found)
    .map((likelihood, at) => ({ name: classes[at] ?? '', likelihood }))
    .sort((a, b) => b.likelihood - a.likelihood)
}

const measures: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    'palabra palabras dato datos linea lineas frase frases parrafo parrafos punto puntos cosa cosas ensayo redaccion trabajo informe tarea deber deberes'.split(
      ' ',
    ),
  ),
  en: new Set(
    'word words fact facts line lines sentence sentences paragraph paragraphs point points thing things essay homework report assignment page pages it'.split(
      ' ',
    ),
  ),
}

/** Removes the words that express the act; the rest names the subject. */
export function withoutCarriers(message: string, language: Language): string {
  return withoutFillers(comparableWords(message, language), language)
    .filter((word) => !words[language].has(word) && !measures[language].has(word) && !/^\d+$/.test(word))
    .join(' ')
}
