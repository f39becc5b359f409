import type { Language } from '../../i18n/language.ts'
import { comparableWords } from '../finding/features.ts'
import { englishForms } from './social-forms-english.ts'
import { spanishForms } from './social-forms-spanish.ts'

/**
 * What is said beside science, by its form. `whole`: the message is nothing else, but for fillers, and may ask. `asked`: a
 * question to Zed himself with which the message ends. `plain`: it is meant wherever it stands, if nothing else is asked.
 * `told`: something of the reader's own, if nothing is asked, claimed or wanted.
 */
interface SocialForm {
  name: string
  how: 'whole' | 'asked' | 'plain' | 'told'
  said: readonly string[]
}

/** The forms of a language, as expressions over comparable words. */
export interface SocialForms {
  /** Fillers before and behind a whole message. */
  leading: string
  trailing: string
  /** What asks for something, without a question mark. */
  asks: string
  /** Somebody else's words, which may have to be checked. */
  claims: string
  /** Of whom is told (`my little sister`), how they are called, and which thing. */
  who: readonly string[]
  name: readonly string[]
  thing: readonly string[]
  greets: string
  thanks: string
  noThanks: string
  forms: readonly SocialForm[]
}

const written: Record<Language, SocialForms> = { es: spanishForms, en: englishForms }

/** Longer messages are no small talk. */
const mostLetters = 160
const mostFillers = 5

const sourcesOf = (forms: SocialForms) =>
  forms.forms.map(({ name, how, said }) => ({
    name,
    how,
    sources: said.map((one) => (how === 'whole' ? `^(?:${one})$` : how === 'asked' ? `(?:^| )(?:${one})$` : one)),
  }))

function compile(forms: SocialForms) {
  const expressions = (list: readonly string[]) => list.map((one) => new RegExp(one))
  return {
    forms: sourcesOf(forms).map(({ name, how, sources }) => ({ name, how, patterns: expressions(sources) })),
    leading: forms.leading.split('|'),
    trailing: forms.trailing.split('|'),
    asks: new RegExp(forms.asks),
    claims: new RegExp(forms.claims),
    greets: new RegExp(forms.greets),
    thanks: new RegExp(forms.thanks),
    noThanks: new RegExp(forms.noThanks),
    who: expressions(forms.who),
    name: expressions(forms.name),
    thing: expressions(forms.thing),
  }
}

const compiled = { es: compile(spanishForms), en: compile(englishForms) }

/** Returns all expressions of the forms with their names, for their proofs. */
export function socialFormSources(): { name: string; source: string }[] {
  return Object.entries(written).flatMap(([language, forms]) => {
    const { asks, claims, greets, thanks, noThanks, who, name, thing } = forms
    const others = [asks, claims, greets, thanks, noThanks, ...who, ...name, ...thing]
    return [
      ...others.map((source) => ({ name: language, source })),
      ...sourcesOf(forms).flatMap(({ name: group, sources }) =>
        sources.map((source) => ({ name: `${language} ${group}`, source })),
      ),
    ]
  })
}

/** What a message says beside science: a group of small talk, and how surely it is nothing else. */
export interface SocialReading {
  name: string
  how: SocialForm['how']
}

/** Short forms that only small talk is read with. */
const shortForms: Readonly<Record<string, string>> = {
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  theyll: 'they will',
  youre: 'you are',
  youd: 'you would',
  weve: 'we have',
  ihave: 'i have',
}

const comparable = (message: string, language: Language) =>
  comparableWords(message, language)
    .map((word) => (language === 'en' ? (shortForms[word] ?? word) : word))
    .join(' ')

const laughter = /^(?:[ahj][aeihj]{2,20}|a?(?:js){2,10}|xd{1,5})$/

type Shorten = (words: string) => string | undefined

/** A message, and what is left of it without one filler more each time. */
function readingsOf(words: string, shorten: Shorten): string[] {
  const readings = [words]
  let rest = shorten(words)
  while (rest !== undefined && rest !== '' && readings.length <= mostFillers) {
    readings.push(rest)
    rest = shorten(rest)
  }
  return readings
}

const withoutFirst =
  (fillers: readonly string[]): Shorten =>
  (words) => {
    const [first = ''] = words.split(' ')
    const filler = laughter.test(first) ? first : fillers.find((one) => words.startsWith(`${one} `))
    return filler === undefined ? undefined : words.slice(filler.length + 1)
  }

const withoutLast =
  (fillers: readonly string[]): Shorten =>
  (words) => {
    const last = words.slice(words.lastIndexOf(' ') + 1)
    const filler = laughter.test(last) ? last : fillers.find((one) => words.endsWith(` ${one}`))
    return filler === undefined ? undefined : words.slice(0, Math.max(0, words.length - filler.length - 1))
  }

/** Reads small talk by its form; undefined where something may be asked for. */
export function socialFormOf(message: string, language: Language): SocialReading | undefined {
  const words = comparable(message, language)
  if (words === '' || words.length > mostLetters) return undefined
  const { forms, leading, trailing, asks, claims, noThanks } = compiled[language]
  const isRequest = asks.test(words)
  const asksFor = isRequest || /[?¿]/.test(message)
  const isClaim = claims.test(words)
  const readings = readingsOf(words, withoutFirst(leading)).flatMap((one) => readingsOf(one, withoutLast(trailing)))
  const found = forms.find(({ name, how, patterns }) => {
    const mayAsk = how === 'whole' || how === 'asked'
    if (mayAsk ? isRequest && name === 'remark' : asksFor) return false
    if (how === 'told' && isClaim && !ofOthersWords.has(name)) return false
    if (name === 'thanks' && noThanks.test(words)) return false
    return patterns.some((pattern) => (mayAsk ? readings.some((one) => pattern.test(one)) : pattern.test(words)))
  })
  if (found) return { name: found.name, how: found.how }
  return !asksFor && !isClaim && isSad(message) ? { name: 'sadNews', how: 'told' } : undefined
}

/** Whether a short message ends with a sad face. */
const isSad = (message: string): boolean =>
  message.length <= saddestLetters && /(?::'?-?\(|😢|😞|😔|☹️?|🥺|💔)\s*$/u.test(message)
const saddestLetters = 60

/** Forms in which somebody else's words are no claim. */
const ofOthersWords: ReadonlySet<string> = new Set(['teacher', 'relief', 'thanks', 'tired'])

/** What else a message says around its matter. */
export interface SaidAround {
  isGreeting: boolean
  isThanks: boolean
}

export function saidAround(message: string, language: Language): SaidAround {
  const words = comparable(message, language)
  const { greets, thanks, noThanks } = compiled[language]
  return { isGreeting: greets.test(words), isThanks: thanks.test(words) && !noThanks.test(words) }
}

/** Accents, which comparable words have lost. */
const accented: Readonly<Record<string, string>> = {
  mama: 'mamá',
  papa: 'papá',
  papas: 'papás',
  tia: 'tía',
  tio: 'tío',
  tias: 'tías',
  tios: 'tíos',
  companera: 'compañera',
  companero: 'compañero',
  cunada: 'cuñada',
  cunado: 'cuñado',
  pequena: 'pequeña',
  pequeno: 'pequeño',
  fisica: 'física',
  quimica: 'química',
  biologia: 'biología',
  matematicas: 'matemáticas',
  ingles: 'inglés',
  raton: 'ratón',
  hamster: 'hámster',
  tarantula: 'tarántula',
  arana: 'araña',
  educacion: 'educación',
  unas: 'uñas',
}
/** Names that nobody is greeted by. */
const unnamed =
  /^(?:hitler|adolf|nazi|puta|puto|mierda|culo|pene|verga|polla|bitch|shit|fuck|dick|cock|penis|slut|whore|satan|zed)/

const withAccents = (words: string, language: Language) =>
  language === 'es'
    ? words
        .split(' ')
        .map((word) => accented[word] ?? word)
        .join(' ')
    : words

function firstOf(patterns: readonly RegExp[], words: string): string {
  for (const pattern of patterns) {
    const found = pattern.exec(words)?.[1]
    if (found !== undefined) return found
  }
  return ''
}

/** Whom and what a reader tells of, in words said to the reader (`your little sister`); empty where there is nothing. */
export function toldOf(message: string, language: Language): Record<'who' | 'name' | 'thing', string> {
  const words = comparable(message, language)
  const { who, name, thing } = compiled[language]
  const whom = withAccents(firstOf(who, words), language)
  const called = firstOf(name, words)
  const what = withAccents(firstOf(thing, words), language)
  return {
    who: whom === '' ? '' : asYours(whom, language),
    name: called === '' || unnamed.test(called) ? '' : called.slice(0, 1).toUpperCase() + called.slice(1),
    thing: what === '' ? '' : asYours(what, language),
  }
}

function asYours(words: string, language: Language): string {
  if (language === 'en') return `your ${words}`
  if (/^mis? /.test(words)) return words.replace(/^mi/, 'tu')
  return words.endsWith('s') ? `tus ${words}` : `tu ${words}`
}
