import { languages, type Language } from '../i18n/language.ts'
import { comparableWords } from './finding/features.ts'
import type { Line } from './phrases.ts'
import { phrases } from './phrases.ts'
import { plain } from './terms.ts'

export interface SmallTalk {
  name: string
  answers: readonly Line[]
  /** So clearly playful that it overrides care. */
  isPlay?: boolean | undefined
}

interface Said extends SmallTalk {
  pattern: RegExp
}

/** Small talk must match the whole message. */
const whole = (said: readonly string[]) => new RegExp(`^(?:${said.join('|')})$`)

const known: Record<Language, readonly Said[]> = { es: compile('es'), en: compile('en') }

function compile(language: Language): Said[] {
  return Object.entries(phrases[language].smallTalk).map(([name, { said, answers, isPlay }]) => ({
    isPlay,
    name,
    answers,
    pattern: whole(said),
  }))
}

const harmless: Record<Language, RegExp> = { es: whole(phrases.es.harmless), en: whole(phrases.en.harmless) }
const passing = (language: Language) => ({
  leading: new Set(phrases[language].passing.leading),
  trailing: new Set(phrases[language].passing.trailing),
})
const said = { es: passing('es'), en: passing('en') }

/** Returns small talk that matches a message; undefined if it may be a question. */
export function smallTalkFor(message: string, language: Language): SmallTalk | undefined {
  const forms = formsOf(message, language)
  for (const form of forms) {
    const found = known[language].find(({ pattern }) => pattern.test(form))
    if (found) return found
  }
  return undefined
}

/** Whether a message is everyday talk or a follow-up, so that care doesn't apply. */
export function isEveryday(message: string, language: Language): boolean {
  return (
    smallTalkFor(message, language) !== undefined ||
    formsOf(message, language).some((form) => harmless[language].test(form))
  )
}

/** Returns a message with and without fillers: `hey zed …`, `… porfa`. */
function formsOf(message: string, language: Language): string[] {
  const readings = [plain(message).replaceAll("'", ''), comparableWords(message, language).join(' ')]
  const { leading, trailing } = said[language]
  const forms = readings.flatMap((reading) => {
    const words = reading.split(' ')
    let start = 0
    while (start < words.length - 1 && leading.has(words[start] ?? '')) start += 1
    let end = words.length
    while (end > 1 && trailing.has(words[end - 1] ?? '')) end -= 1
    return [words, words.slice(0, end), words.slice(start), words.slice(start, Math.max(end, start + 1))]
  })
  return [...new Set(forms.map((words) => words.join(' ')))].filter((form) => form !== '' && form.length <= longestSaid)
}

/** Maximum length of small talk. */
const longestSaid = 160

/** Returns all expressions of small talk with their names. */
export function smallTalkSources(): { name: string; source: string }[] {
  return languages.flatMap((language) => {
    const { smallTalk, harmless: others } = phrases[language]
    const groups = {
      ...Object.fromEntries(Object.entries(smallTalk).map(([name, { said: own }]) => [name, own])),
      harmless: others,
    }
    return Object.entries(groups).flatMap(([name, list]) =>
      list.map((one) => ({ name: `${language} ${name}`, source: whole([one]).source })),
    )
  })
}
