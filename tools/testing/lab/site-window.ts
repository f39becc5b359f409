import type { Harness } from '../harness/harness.ts'

/** The site's window that is looked at: the one that opened this page, or one within it. */
export interface SiteWindow {
  /** To be shown in this page; null where the site has a window of its own. */
  frame: HTMLIFrameElement | null
  /**
   * Loads an address for a visitor who comes for the first time: what the site has stored in this browser is forgotten.
   * Resolves with the page's harness, and rejects when there is none after 60 s.
   */
  load(address: string): Promise<Harness>
  /** The harness of the page as it is. */
  connect(): Promise<Harness>
}

/** How long (ms) a page may take until its script is there. */
const patience = 60_000

/** Finds the site: it has opened this page, or is shown in a frame. */
export function findSite(): SiteWindow {
  const opener = openerWithHarness()
  const frame = opener ? null : document.createElement('iframe')
  if (frame) frame.title = 'The site'
  const target = () => opener ?? frame?.contentWindow ?? null
  const connect = () => harnessOf(target)
  return {
    frame,
    connect,
    async load(address) {
      const site = target()
      const before = site?.zed
      before?.clock.hold()
      if (site) forgetVisit(site)
      if (frame) frame.src = address
      else opener?.location.assign(address)
      return harnessOf(target, before)
    },
  }
}

/** Empties what a page has stored in this browser: its storages, and the cookies that it can see. */
export function forgetVisit({ localStorage, sessionStorage, document }: Window): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split(';')) {
    const [name = ''] = cookie.split('=')
    document.cookie = `${name.trim()}=; Path=/; Max-Age=0`
  }
}

function openerWithHarness(): Window | null {
  try {
    const opener = window.opener as Window | null
    return opener?.zed ? opener : null
  } catch {
    // A page of another origin has led here.
    return null
  }
}

async function harnessOf(target: () => Window | null, before?: Harness): Promise<Harness> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    const harness = target()?.zed
    if (harness && harness !== before) return harness
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The page has no testing harness: it is in `npm run qa` and in `npm run dev`.')
}
