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
  /** Abbreviation of two words, as in `p. ej.` → the two words. */
  pairs: ReadonlyMap<string, readonly string[]>
  symbols: ReadonlyMap<string, string>
  /** Capital → its name, where it isn't said by itself. */
  letters: ReadonlyMap<string, string>
  /** Frequent short words: in capitals they are loud, no acronyms. */
  loud: ReadonlySet<string>
  /** Words before telephone numbers. */
  calls: ReadonlySet<string>
  /** Words that tell on either side that a number is whom to call. */
  helplines: ReadonlySet<string>
  months: readonly string[]
  scales: readonly string[]
  /** Words that a Roman numeral follows. */
  romans: { counted: readonly string[]; reigns: readonly string[] }
  /** Signs of web and e-mail addresses. */
  address: typeof es.address
  grammar: typeof es.grammar
}

function read(data: typeof es | typeof en): Lexicon {
  const { months, scales, romans, address, grammar } = data
  return {
    words: new Map(Object.entries(data.words)),
    units: new Map(Object.entries(data.units)),
    abbreviations: new Map(Object.entries(data.abbreviations)),
    pairs: new Map(Object.entries(data.pairs)),
    symbols: new Map(Object.entries(data.symbols)),
    letters: new Map(Object.entries(data.letters)),
    loud: new Set(data.loud),
    calls: new Set(data.calls),
    helplines: new Set(data.helplines),
    months,
    scales,
    romans,
    address,
    grammar,
  }
}

export const lexicons: Record<Language, Lexicon> = { es: read(es), en: read(en) }
