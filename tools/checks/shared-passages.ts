export interface Passage {
  file: string
  line: number
  text: string
}

export interface SharedPassage extends Passage {
  other: Passage
}

/** Maximum share of common shingles. */
const shingleWords = 6
/** Allowed share of common shingles. */
const mostShared = 0.4

function shinglesOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(shingleWords - 1).map((_, at) => words.slice(at, at + shingleWords).join(' '))
}

export function sharedPassages(passages: readonly Passage[]): SharedPassage[] {
  const owners = new Map<string, Passage>()
  return passages.flatMap((passage) => {
    const shingles = new Set(shinglesOf(passage.text))
    const shared = new Map<Passage, number>()
    for (const shingle of shingles) {
      const owner = owners.get(shingle)
      if (owner === undefined) owners.set(shingle, passage)
      else if (owner.file !== passage.file) shared.set(owner, (shared.get(owner) ?? 0) + 1)
    }
    const [other, count] = [...shared].toSorted((a, b) => b[1] - a[1])[0] ?? []
    if (other === undefined || count === undefined || shingles.size < 3) return []
    return count / shingles.size > mostShared ? [{ ...passage, other }] : []
  })
}
