import { languages, type Language } from '../../../src/i18n/language.ts'
import { isGrave } from '../../../src/talk/care/care-kinds.ts'
import { readCare } from '../../../src/talk/care/care-reading.ts'
import { isKeptBack, readGroups, readLines } from './example-set.ts'

const folder = 'tools/training/care'
const percent = (part: number, all: number) => `${((100 * part) / all).toFixed(1)} % of ${all}`

/** How care reads the lines that were kept back from learning, a line a language. */
export function keptBackShares(): string[] {
  return languages.map((language) => {
    const chat = readLines(`${folder}/near.${language}.txt`).filter(isKeptBack)
    const told = readGroups(`${folder}/wide.${language}.yaml`).filter(({ say }) => isKeptBack(say))
    const grave = told.filter(({ kind }) => kind !== 'none' && isGrave(kind))
    const urgent = told.filter(({ kind }) => kind === 'emergency')
    return [
      `${language}: false alarms ${percent(chat.filter(isHeard(language)).length, chat.length)}`,
      `grave messages missed ${percent(grave.filter(({ say }) => !isHeard(language)(say)).length, grave.length)}`,
      `emergencies heard as such ${percent(urgent.filter(isUrgent(language)).length, urgent.length)}`,
    ].join(', ')
  })
}

const isHeard = (language: Language) => (say: string) => readCare(say, language) !== undefined
const isUrgent =
  (language: Language) =>
  ({ say }: { say: string }) =>
    readCare(say, language)?.kind === 'emergency'
