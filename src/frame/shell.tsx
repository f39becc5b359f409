import { useLingui } from '@lingui/react'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { NewestArticle } from '../content/schema.ts'
import type { Dated } from '../i18n/in-words.ts'
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
const loadSidePanel = lazyViewWithRetry(async () => (await import('./side-panel.deferred.tsx')).SidePanel)

export interface ShellProps {
  children: ReactNode
  isHome: boolean
  talkAvailable: boolean
  onTalk?: (() => void) | undefined
  /** Whether Zed's panel or button is on the page, for the skip link. */
  isZedThere?: boolean
  sidePanel: { isOpen: boolean; onToggle: () => void; onClose: () => void }
  newest: readonly Dated<NewestArticle>[]
}

/** The frame of every page. The page must have one h1 with `tabIndex={-1}`, which receives focus after navigation. */
export function Shell({ children, isHome, talkAvailable, onTalk, isZedThere, sidePanel, newest }: ShellProps) {
  const { i18n } = useLingui()
  const [SidePanel, setSidePanel] = useState<ComponentType<SidePanelProps>>()

  function onMenu() {
    // Until the menu has loaded, each press retries.
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
