import { listArticleCards } from '../content/articles.server.ts'
import type { GlossaryTerm } from '../content/glossary-schema.ts'
import { findTerm, listTerms } from '../content/glossary-terms.server.ts'
import { loadTranslator } from '../i18n/catalogue.ts'
import type { Language } from '../i18n/language.ts'

// What pages show of the glossary. For the server: it reads all of the content.

/** A term as its page shows it. */
export interface GlossaryEntry {
  id: string
  term: string
  /** Other forms, by which it is found too. */
  forms: string[]
  definition: string
  related: { id: string; term: string }[]
  /** The article that explains it, once it is published. */
  article?: { id: string; title: string }
}

/** All terms of a language, by their first letters, from A to Z. */
export interface GlossaryView {
  letters: { letter: string; entries: GlossaryEntry[] }[]
  count: number
}

/** What a note beside a term says. */
export interface TermNote {
  id: string
  term: string
  definition: string
}

/** The notes of an article's terms. */
export interface TermNotesView {
  notes: TermNote[]
  /** The name of the link to a term's entry. */
  more: string
}

/** Reads the glossary of a language. */
export function readGlossaryPage(language: Language): GlossaryView {
  const terms = listTerms(language)
  const letters: GlossaryView['letters'] = []
  for (const term of terms) {
    const letter = letterOf(term.term)
    const last = letters.at(-1)
    if (last?.letter === letter) last.entries.push(entryOf(term, language))
    else letters.push({ letter, entries: [entryOf(term, language)] })
  }
  return { letters, count: terms.length }
}

/** Reads the notes of those of `ids` that are terms. */
export async function readTermNotes(language: Language, ids: readonly string[]): Promise<TermNotesView> {
  const translator = await loadTranslator(language)
  const notes = ids.flatMap((id): TermNote[] => {
    const found = findTerm(language, id)
    return found ? [{ id, term: found.term, definition: found.definition }] : []
  })
  return { notes, more: translator._('glossary_more') }
}

function entryOf({ id, term, forms, definition, related, article }: GlossaryTerm, language: Language): GlossaryEntry {
  const card = listArticleCards(language).find((candidate) => candidate.id === article)
  return {
    ...{ id, term, forms, definition },
    related: related.flatMap((other) => {
      const found = findTerm(language, other)
      return found ? [{ id: other, term: found.term }] : []
    }),
    ...(card && { article: { id: card.id, title: card.title } }),
  }
}

/** The letter that a term is filed under: without an accent, but ñ is a letter of its own. */
function letterOf(term: string): string {
  const [first = ''] = term.toUpperCase()
  return first === 'Ñ' ? first : first.normalize('NFD').charAt(0)
}
