import type { Language } from '../i18n/language.ts'
import en from './lexicon/en.json' with { type: 'json' }
import es from './lexicon/es.json' with { type: 'json' }

export interface Lexicon {
  /** Written → respelled. Lowercase keys match any case. */
  words: ReadonlyMap<string, string>
  /** Unit → [singular, plural]. */
  units: ReadonlyMap<string, readonly string[]>
  /** Abbreviation before a number → word. */
  abbreviations: ReadonlyMap<string, string>
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
