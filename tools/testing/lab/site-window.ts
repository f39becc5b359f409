import type { Harness } from '../harness/harness.ts'

export interface SiteWindow {
  frame: HTMLIFrameElement | null
  /** Loads a URL as a new visitor, clearing storage. Rejects without a harness after 60 s. */
  load(address: string): Promise<Harness>
  connect(): Promise<Harness>
}

const patience = 60_000

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
    // The opener is of another origin.
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
