export interface Place {
  top: number
  /** Index of the block being read, and its distance from the screen's top (px). */
  block: number
  offset: number
}

const storageName = 'zed:places'
/** Most history entries remembered per tab. */
const limit = 50

export function keepPlace(key: string, place: Place): void {
  const others = readPlaces().filter(([other]) => other !== key)
  try {
    sessionStorage.setItem(storageName, JSON.stringify([...others, [key, place]].slice(-limit)))
  } catch {
    // Storage is unavailable or full: the page starts at the top.
  }
}

export function keptPlace(key: string): Place | undefined {
  return readPlaces().find(([other]) => other === key)?.[1]
}

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

export const blocks = () => [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, p, li, dd, figure, article)')]

export function placeNow(): Place {
  const seen = document.elementFromPoint(innerWidth * 0.3, innerHeight * 0.3)
  const block = blocks().findLastIndex((one) => one.contains(seen))
  const offset = block < 0 ? 0 : (blocks()[block]?.getBoundingClientRect().top ?? 0)
  return { top: scrollY, block, offset }
}
