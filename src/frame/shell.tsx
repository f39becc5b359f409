import { useLingui } from '@lingui/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { NewestArticle } from '../content/schema.ts'
// The styles of deferred islands stand in the page from the start.
import './footer.module.css'
import { zedId } from '../assistant/zed-id.ts'
import { Header } from './header.tsx'
import { lazyIsland } from '../runtime/lazy-island.tsx'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'
import { Recover } from '../runtime/recover.tsx'
import './newsletter-form.module.css'
import type { SidePanelProps } from './side-panel.deferred.tsx'
import './networks.module.css'

const Footer = lazyIsland('[data-site-footer]', async () => (await import('./footer.deferred.tsx')).Footer)
/** The hidden menu's code is fetched when it is first opened. */
const loadSidePanel = lazyViewWithRetry(async () => (await import('./side-panel.deferred.tsx')).SidePanel)

export interface ShellProps {
  children: ReactNode
  /** The home page is shown. */
  isHome: boolean
  /** The Zed button visibility flag: the header's link shows while it is true. */
  talkAvailable: boolean
  /** Opens the page's panel. Without it the link leads to /interaction. */
  onTalk?: (() => void) | undefined
  /** Zed's panel, or the button that opens it, stands at the page's end: a link leads there. */
  isZedThere?: boolean
  /** The hidden menu's state and what changes it. */
  sidePanel: { isOpen: boolean; onToggle: () => void; onClose: () => void }
  /** The newest articles of the language, newest first, for the hidden menu. */
  newest: readonly NewestArticle[]
}

/** What every page stands in. The page gives one h1 with `tabIndex={-1}`, which takes the focus after a navigation. */
export function Shell({ children, isHome, talkAvailable, onTalk, isZedThere, sidePanel, newest }: ShellProps) {
  const { i18n } = useLingui()
  const [SidePanel, setSidePanel] = useState<ComponentType<SidePanelProps>>()

  function onMenu() {
    // As long as the menu has not come, each press asks for it.
    if (!SidePanel) void loadSidePanel().then((loaded) => setSidePanel(() => loaded))
    if (SidePanel || !sidePanel.isOpen) sidePanel.onToggle()
  }

  return (
    <>
      <a className="skip-link" href="#main">
        {i18n._('skip_to_content')}
      </a>
      {isZedThere && (
        <a className="skip-link" href={`#${zedId}`}>
          {i18n._('skip_to_zed')}
        </a>
      )}
      <Recover>
        <Header
          isHome={isHome}
          talkAvailable={talkAvailable}
          onTalk={onTalk}
          menuOpen={sidePanel.isOpen}
          menuBusy={(sidePanel.isOpen && !SidePanel) || undefined}
          onMenu={onMenu}
        />
      </Recover>
      <main id="main" tabIndex={-1}>
        <Recover>{children}</Recover>
      </main>
      <Footer />
      {SidePanel && (
        <Recover>
          <SidePanel isOpen={sidePanel.isOpen} onClose={sidePanel.onClose} newest={newest} onTalk={onTalk} />
        </Recover>
      )}
    </>
  )
}
