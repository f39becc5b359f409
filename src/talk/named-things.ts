import type { Language } from '../i18n/language.ts'
import { comparableWords } from './finding/features.ts'
import listed from './named-things.json' with { type: 'json' }
import { stem } from './terms.ts'

/** Kinds of things that readers name; a `brand` is also a company or a program. */
type ThingKind = keyof typeof listed

/** A thing that a message names. */
export interface NamedThing extends ListedThing {
  /** As the reader wrote it. */
  word: string
}

interface ListedThing {
  kind: ThingKind
  /** Its forms, each the stems of its words. */
  forms: readonly string[]
}

/** Things by their names, in one number and the other. */
const things: Record<Language, ReadonlyMap<string, ListedThing>> = { es: read('es'), en: read('en') }

function read(language: Language): Map<string, ListedThing> {
  const found = new Map<string, ListedThing>()
  for (const kind of Object.keys(listed) as ThingKind[])
    for (const entry of listed[kind][language].split(', ')) {
      const names = entry.split('/').map((name) => comparableWords(name, language))
      const forms = names.map((words) => stemsIn(words, language))
      for (const words of names)
        for (const ending of ['', 's', 'es']) found.set(words.join(' ') + ending, { kind, forms })
    }
  return found
}

function stemsIn(words: readonly string[], language: Language): string {
  return words.map((word) => stem(word, language)).join(' ')
}

/** Words behind which a thing is only a comparison, a source, or where somebody is. */
const aside: Record<Language, ReadonlySet<string>> = {
  es: new Set(['como', 'tipo', 'segun', 'tiktok', 'youtube']),
  en: new Set(['like', 'as', 'per', 'tiktok', 'youtube']),
}

/** The animals, brands, places and other everyday things that a message names, other than in a comparison. */
export function thingsNamed(message: string, language: Language): NamedThing[] {
  const words = comparableWords(message, language)
  return words.flatMap((word, at) => {
    if (words.slice(Math.max(0, at - 2), at).some((one) => aside[language].has(one))) return []
    const two = `${word} ${words[at + 1] ?? ''}`
    const name = things[language].has(two) ? two : word
    const thing = things[language].get(name)
    return thing ? [{ ...thing, word: asWritten(name, message, language) }] : []
  })
}

/** A name with the capitals and accents that a message gives it. */
function asWritten(name: string, message: string, language: Language): string {
  const typed = message.match(/[\p{L}\p{N}]+/gu) ?? []
  const isName = (words: string) => comparableWords(words, language).join(' ') === name
  const pairs = typed.map((word, at) => `${word} ${typed[at + 1] ?? ''}`)
  return typed.find(isName) ?? pairs.find(isName) ?? name.replace(/s$/, '')
}

/** Letters by which a place and its people are the same word. */
const sharedLetters = 5

/** Whether a thing stands among some stems; a place also where its people do. */
export function isNamedIn({ kind, forms }: ListedThing, stems: ReadonlySet<string>): boolean {
  return forms.some((form) => {
    const words = form.split(' ')
    if (words.every((word) => stems.has(word))) return true
    if (kind !== 'place' || words.length > 1) return false
    const start = form.slice(0, sharedLetters)
    return [...stems].some((one) => one.startsWith(start))
  })
}

/** Whether what is said of all birds, by their stems, is said of a thing. */
export const isOfBirds = ({ kind }: ListedThing, stems: ReadonlySet<string>): boolean =>
  kind === 'bird' && birds.some((one) => stems.has(one))

const birds = ['bird', 'poultr', 'ave', 'av', 'pajar']
