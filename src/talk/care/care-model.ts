import type { Language } from '../../i18n/language.ts'
import { readModel, type Classifier, type PackedModel } from '../linear-model.ts'
import { places, placesOf } from './care-features.ts'
import { classes, type CareFollowUp, type CareKind, type Sufferer } from './care-kinds.ts'
import learned from './care-model.json' with { type: 'json' }

interface Models {
  kinds: Classifier
  sufferers: Classifier
  followUps: Classifier
}

const models: Record<Language, Models> = { es: read(learned.es), en: read(learned.en) }

function read(packed: Record<keyof Models, PackedModel>): Models {
  return {
    kinds: readModel(packed.kinds, places.kinds),
    sufferers: readModel(packed.sufferers, places.sufferers),
    followUps: readModel(packed.followUps, places.followUps),
  }
}

export type Likelihoods = Readonly<Record<CareKind | 'none', number>>

/** Returns the probability of each kind (sum 1), learned from tools/training/care (`npm run care:fit`). */
export function likelihoods(message: string, language: Language): Likelihoods {
  return named(classes.kinds, models[language].kinds(placesOf(message, language)))
}

/** Returns the probability that a message in need of care is about another person. */
export function likelihoodOfOther(message: string, language: Language): number {
  return named(classes.sufferers, models[language].sufferers(placesOf(message, language, places.sufferers)))[
    'other' satisfies Sufferer
  ]
}

/** Returns the probability of each kind of follow-up to a message that needed care. */
export function followUpLikelihoods(
  message: string,
  language: Language,
): Readonly<Record<CareFollowUp | 'none', number>> {
  return named(classes.followUps, models[language].followUps(placesOf(message, language, places.followUps)))
}

const named = <Name extends string>(names: readonly Name[], values: readonly number[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0])) as Record<Name, number>
