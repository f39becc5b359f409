import path from 'node:path'
import { languages } from '../../src/i18n/language.ts'
import type { Language } from '../../src/i18n/language.ts'
import { loadEspeak } from '../../src/speech/espeak.ts'
import { sentencesOf } from '../../src/speech/spoken-text.ts'
import readWell from './lexicon/read-well.json' with { type: 'json' }
import { spokenPieces } from './lexicon/spoken-texts.ts'
import { suspiciousWords } from './lexicon/suspicious-words.ts'
import type { SuspiciousWord } from './lexicon/suspicious-words.ts'

export interface UnheardWord extends SuspiciousWord {
  language: Language
  file: string
}

/** Returns words that may be mispronounced and are neither in the lexicon nor reviewed. */
export function unheardWords(folder: string): UnheardWord[] {
  return languages.flatMap((language) => {
    const heard = new Set(readWell[language])
    const unheard = new Map<string, UnheardWord>()
    for (const { file, text } of spokenPieces(folder, language)) {
      for (const found of suspiciousWords(text, language)) {
        if (heard.has(found.word) || unheard.has(found.word)) continue
        unheard.set(found.word, { ...found, language, file })
      }
    }
    return [...unheard.values()]
  })
}

export async function loadPhonemes(): Promise<(text: string, language: Language) => string> {
  const espeak = await loadEspeak()
  return (text, language) =>
    sentencesOf(text, language)
      .flatMap(({ spoken }) => espeak(spoken, language, { ms: 10_000, seconds: 60 }).events)
      .map((event) => (event.type === 'phoneme' ? event.id : ' '))
      .join('')
      .trim()
}

// `npm run lexicon` lists unreviewed words; `npm run lexicon -- en DNA Valdez` prints pronunciations.
if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, '../..')
  const [language, ...texts] = process.argv.slice(2)
  const phonemes = await loadPhonemes()
  if (language === 'es' || language === 'en') {
    for (const text of texts) console.log(`${text}: ${phonemes(text, language)}`)
  } else {
    const unheard = unheardWords(path.join(root, 'src/content'))
    for (const { word, why, file, ...one } of unheard) {
      console.error(
        `${path.relative(root, file)}: ${word} (${why}) is read ${phonemes(word, one.language)}: ` +
          `spell it in src/speech/lexicon/${one.language}.json, or add it to tools/checks/lexicon/read-well.json if that is right`,
      )
    }
    console.log(unheard.length === 0 ? 'Lexicon: nothing unheard.' : `Lexicon: ${unheard.length} word(s) unheard.`)
    process.exitCode = unheard.length === 0 ? 0 : 1
  }
}
