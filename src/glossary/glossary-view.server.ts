import { listArticleCards } from '../content/articles.server.ts'
import type { GlossaryTerm } from '../content/glossary-schema.ts'
import { findTerm, listTerms } from '../content/glossary-terms.server.ts'
import { loadTranslator } from '../i18n/catalogue.ts'
import type { Language } from '../i18n/language.ts'

export interface GlossaryEntry {
  id: string
  term: string
  forms: string[]
  definition: string
  related: { id: string; term: string }[]
  /** The article that explains the term, once published. */
  article?: { id: string; title: string }
}

export interface GlossaryView {
  letters: { letter: string; entries: GlossaryEntry[] }[]
  count: number
}

export interface TermNote {
  id: string
  term: string
  definition: string
}

export interface TermNotesView {
  notes: TermNote[]
  more: string
}

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

/** Returns the index letter: without accents, but ñ counts separately. */
function letterOf(term: string): string {
  const [first = ''] = term.toUpperCase()
  return first === 'Ñ' ? first : first.normalize('NFD').charAt(0)
}
