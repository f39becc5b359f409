import type { Language } from '../i18n/language.ts'
import en from './lexicon/en.json' with { type: 'json' }
import es from './lexicon/es.json' with { type: 'json' }

/** How a language says what the synthesiser would misread: data files in `lexicon/`. */
export interface Lexicon {
  /** Written → respelled so that it is read well. A key in lower case holds for any case. */
  words: ReadonlyMap<string, string>
  /** Written behind a number → [said behind one, said behind any other number]. */
  units: ReadonlyMap<string, readonly string[]>
  /** Written with a full stop before a number → its word. */
  abbreviations: ReadonlyMap<string, string>
  /** A character that is not a letter → its name. */
  symbols: ReadonlyMap<string, string>
  grammar: { minus: string; to: string; power: string; point: string; dot: string }
}

function read(data: typeof es | typeof en): Lexicon {
  return {
    words: new Map(Object.entries(data.words)),
    units: new Map(Object.entries(data.units)),
    abbreviations: new Map(Object.entries(data.abbreviations)),
    symbols: new Map(Object.entries(data.symbols)),
    grammar: data.grammar,
  }
}

export const lexicons: Record<Language, Lexicon> = { es: read(es), en: read(en) }
