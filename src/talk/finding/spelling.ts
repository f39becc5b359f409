import type { Language } from '../../i18n/language.ts'

/** Minimum letters of a word to correct. */
const leastLetters = 4
/** Maximum letters. */
const mostLetters = 24
/** Letters from which two errors are allowed. */
const twoErrorsFrom = 8
/** Letters from which a rare known word may be a typo. */
const doubtedFrom = 5
/** Frequency ratio to replace a doubtful word. */
const oftener = 20
/** Sounds from which one phonetic error is allowed. */
const leastSounds = 5
/** Phonetic spelling: `lus` and `luz`, `idrojel` and `hidrogel`. */
const sounds: Record<Language, readonly [RegExp, string][]> = {
  es: [
    [/ch/g, '1'],
    [/h/g, ''],
    [/v/g, 'b'],
    [/ll/g, 'y'],
    [/g(?=[ei])/g, 'j'],
    [/gu(?=[ei])/g, 'g'],
    [/c(?=[ei])|z/g, 's'],
    [/qu|c/g, 'k'],
    [/([a-z])\1/g, '$1'],
  ],
  en: [
    [/ph/g, 'f'],
    [/ck/g, 'k'],
    [/wh/g, 'w'],
    [/igh/g, 'i'],
    [/kn/g, 'n'],
    [/c(?=[eiy])|z/g, 's'],
    [/c|q/g, 'k'],
    [/(ai|ay)/g, 'a'],
    [/(eu|ew|oo|ou)/g, 'u'],
    [/(ea|ee|ie|ei)/g, 'i'],
    [/(?<=.{3})e$/g, ''],
    [/([a-z])\1/g, '$1'],
  ],
}

const soundOf = (word: string, language: Language) =>
  sounds[language].reduce((heard, [spelt, sound]) => heard.replace(spelt, sound), word)

interface KnownWord {
  word: string
  /** Frequency. */
  times: number
  sound: string
  letters: number
  soundLetters: number
}

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/** Quick bound: each error adds and removes at most one letter. */
function mayBeNear(letters: number, others: number, errors: number): boolean {
  let differing = letters ^ others
  let left = 2 * errors
  for (; differing !== 0 && left >= 0; left -= 1) differing &= differing - 1
  return left >= 0
}

/** Spelling correction with a language's vocabulary. */
export class Spelling {
  readonly #known = new Map<string, number>()
  /** Words by length, to compare neighbors only. */
  readonly #byLength = new Map<number, KnownWord[]>()
  readonly #bySound = new Map<string, string[]>()
  readonly #mended = new Map<string, string[]>()
  readonly #language: Language
  readonly #doubted = new Set<string>()

  /** `known`: words with frequencies; `doubted`: those that may be typos. */
  constructor(known: ReadonlyMap<string, number>, language: Language, doubted: ReadonlySet<string> = new Set()) {
    this.#language = language
    for (const [part, times] of known) {
      // Copied, because a part of a long string keeps the whole of it.
      const word = Buffer.from(part).toString()
      const sound = soundOf(word, language)
      this.#known.set(word, times)
      if (doubted.has(word)) this.#doubted.add(word)
      this.#bySound.set(sound, [...(this.#bySound.get(sound) ?? []), word])
      if (word.length < leastLetters - 1) continue
      const ofLength = this.#byLength.get(word.length) ?? []
      ofLength.push({ word, times, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) })
      this.#byLength.set(word.length, ofLength)
    }
  }

  /** Whether a word may be a typo. */
  isDoubtful(word: string): boolean {
    if (word.length < leastLetters - 1 || word.length > mostLetters || /\d/.test(word)) return false
    return !this.#known.has(word) || this.#doubted.has(word)
  }

  /** Returns up to two corrections, most likely first; none for known or short words. */
  meant(word: string): string[] {
    if (!this.isDoubtful(word)) return []
    const said = this.#known.get(word) ?? 0
    const kept = this.#mended.get(word)
    if (kept) return kept
    const most = mostErrors(word, said > 0)
    const sound = soundOf(word, this.#language)
    const isLikelier = (one: string, times: number) => one !== word && times > oftener * said
    const alike = (this.#bySound.get(sound) ?? []).filter((one) => isLikelier(one, this.#known.get(one) ?? 0))
    const found: { word: string; errors: number }[] = alike.map((one) => ({ word: one, errors: 0.5 }))
    const reach = most === 0 ? -1 : 2
    const letters = lettersOf(word)
    const soundLetters = lettersOf(sound)
    for (let length = word.length - reach; length <= word.length + reach; length += 1)
      for (const candidate of this.#byLength.get(length) ?? []) {
        // Letter masks exclude most words.
        const mayBeSpelt = mayBeNear(letters, candidate.letters, most)
        const mayBeHeard = sound.length >= leastSounds && mayBeNear(soundLetters, candidate.soundLetters, 1)
        if (!mayBeSpelt && !mayBeHeard) continue
        if (alike.includes(candidate.word) || !isLikelier(candidate.word, candidate.times)) continue
        const errors = mayBeSpelt ? errorsBetween(word, candidate.word, most) : most + 1
        if (errors <= most) found.push({ word: candidate.word, errors })
        else if (mayBeHeard && errorsBetween(sound, candidate.sound, 1) <= 1)
          found.push({ word: candidate.word, errors: most + 0.5 })
      }
    const meant = found
      .sort(
        (a, b) =>
          a.errors - b.errors ||
          // Omissions are likelier than insertions.
          Number(a.word.length < word.length) - Number(b.word.length < word.length) ||
          (this.#known.get(b.word) ?? 0) - (this.#known.get(a.word) ?? 0),
      )
      .slice(0, 2)
      .map((one) => one.word)
    // Limit memory for user input.
    if (this.#mended.size > 5000) this.#mended.clear()
    this.#mended.set(word, meant)
    return meant
  }
}

function mostErrors(word: string, isDoubted: boolean): number {
  if (word.length < (isDoubted ? doubtedFrom : leastLetters)) return 0
  return word.length >= twoErrorsFrom && !isDoubted ? 2 : 1
}

function errorsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let errors = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, (before[j - 2] ?? 0) + 1)
      row[j] = errors
      least = Math.min(least, errors)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}
