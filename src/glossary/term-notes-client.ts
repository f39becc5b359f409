import type { TermNote, TermNotesView } from './glossary-view.server.ts'

export interface ReadyNote extends TermNote {
  more: string
}

const asked = new Map<string, Promise<ReadonlyMap<string, ReadyNote>>>()

async function fetchNotes(query: string): Promise<ReadonlyMap<string, ReadyNote>> {
  const response = await fetch(`/api/news/terms?${query}`, { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`The glossary answered ${response.status}`)
  const { notes, more } = (await response.json()) as TermNotesView
  return new Map(notes.map((note) => [note.id, { ...note, more }]))
}

/** Loads notes once per text. Rejects on failure. */
export function readNotes(language: string, ids: readonly string[]): Promise<ReadonlyMap<string, ReadyNote>> {
  const query = String(new URLSearchParams({ language, ids: [...new Set(ids)].join(',') }))
  const kept = asked.get(query)
  if (kept) return kept
  const asking = fetchNotes(query)
  asked.set(query, asking)
  asking.catch(() => asked.delete(query))
  return asking
}
