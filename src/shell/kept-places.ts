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

const blocks = () => [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, p, li, dd, figure, article)')]

/** Where the reader is in the open page. */
export function placeNow(): Place {
  const seen = document.elementFromPoint(innerWidth * 0.3, innerHeight * 0.3)
  const block = blocks().findLastIndex((one) => one.contains(seen))
  const offset = block < 0 ? 0 : (blocks()[block]?.getBoundingClientRect().top ?? 0)
  return { top: scrollY, block, offset }
}

/** How many frames a page may take to be laid out where it is shown. */
const patience = 30

/**
 * Shows the open page at a place, and moves the focus there. What stands above it may be laid out anew when it comes near:
 * until that is over the page is moved along, unless the reader moves it.
 */
export function returnTo({ top, block, offset }: Place): void {
  const target = blocks()[block]
  if (target) {
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  } else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  let frames = 0
  const moved = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(type, () => moved.abort(), { signal: moved.signal, passive: true, capture: true })
  const settle = () => {
    if (moved.signal.aborted) return
    const to = target ? scrollY + target.getBoundingClientRect().top - offset : top
    if (Math.abs(to - scrollY) > 1) scrollTo({ top: to, behavior: 'instant' })
    frames += 1
    if (frames < patience) requestAnimationFrame(settle)
    else moved.abort()
  }
  settle()
}
