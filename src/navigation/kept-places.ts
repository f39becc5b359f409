/** Where a reader was in a page. */
export interface Place {
  /** How far the page was scrolled (px). */
  top: number
  /** The block of text that was being read, by its number among the page's, and how far below the screen's edge it stood (px). */
  block: number
  offset: number
}

const storageName = 'zed:places'
/** How many pages of a tab's history are remembered. */
const limit = 50

/** Keeps where a reader leaves a page, for as long as the tab is open; `key` names the page's entry in the history. */
export function keepPlace(key: string, place: Place): void {
  const others = readPlaces().filter(([other]) => other !== key)
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...others, [key, place]].slice(-limit)))
  } catch {
    // Storage is shut off, or full: a page that is gone back to begins at its top.
  }
}

/** Where a reader has left the page of an entry; undefined when that is not known. */
export function keptPlace(key: string): Place | undefined {
  return readPlaces().find(([other]) => other === key)?.[1]
}

/** What is no place, as what another program has written, is left out. */
function readPlaces(): [key: string, place: Place][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, Place] {
  if (!Array.isArray(entry) || entry.length !== 2 || typeof entry[0] !== 'string') return false
  const { top, block, offset } = (entry[1] ?? {}) as Partial<Record<keyof Place, unknown>>
  return [top, block, offset].every(Number.isFinite) && Number(top) >= 0
}

/** The open page's blocks of text, which a place counts by. */
export const blocks = () => [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, p, li, dd, figure, article)')]

/** Where the reader is in the open page. */
export function placeNow(): Place {
  const seen = document.elementFromPoint(innerWidth * 0.3, innerHeight * 0.3)
  const block = blocks().findLastIndex((one) => one.contains(seen))
  const offset = block < 0 ? 0 : (blocks()[block]?.getBoundingClientRect().top ?? 0)
  return { top: scrollY, block, offset }
}
