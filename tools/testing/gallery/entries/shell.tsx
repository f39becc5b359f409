import { useState } from 'react'
import { Brand } from '../../../../src/frame/brand.tsx'
import { ErrorPage } from '../../../../src/frame/error-page.tsx'
import { Footer } from '../../../../src/frame/footer.deferred.tsx'
import { Header } from '../../../../src/frame/header.tsx'
import { NewsletterForm } from '../../../../src/frame/newsletter-form.deferred.tsx'
import { NotFoundPage } from '../../../../src/frame/not-found-page.deferred.tsx'
import { Shell } from '../../../../src/frame/shell.tsx'
import { SidePanel } from '../../../../src/frame/side-panel.deferred.tsx'
import { NetworkLinks } from '../../../../src/frame/networks.deferred.tsx'
import { ThemeToggle } from '../../../../src/theme/theme-toggle.tsx'
import { ZedFace } from '../../../../src/ui/zed-face.tsx'
import { Act, press, typeInto } from '../act.tsx'
import { Cards } from '../content-samples.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'

const doNothing = () => {}

function Menu({ posts }: { posts: number }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <div className="gallery-ground">
      <button type="button" className="action" onClick={() => setOpen(true)}>
        ☰
      </button>
      <Cards>
        {(cards) => <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} newest={cards.slice(0, posts)} />}
      </Cards>
    </div>
  )
}

function header(isHome: boolean, talkAvailable: boolean, menuOpen = false) {
  return () => (
    <Header isHome={isHome} talkAvailable={talkAvailable} onTalk={doNothing} menuOpen={menuOpen} onMenu={doNothing} />
  )
}

export const entries: Entry[] = [
  {
    name: 'header',
    screen: 'desktop',
    states: {
      home: header(true, true),
      other: header(false, true),
      'talk-hidden': header(false, false),
      'menu-open': header(false, true, true),
    },
  },
  { name: 'header-on-phone', states: { home: header(true, true), 'talk-hidden': header(false, false) } },
  { name: 'footer', screen: 'desktop', states: { whole: () => <Footer /> } },
  { name: 'footer-on-phone', states: { whole: () => <Footer /> } },
  {
    name: 'shell',
    screen: 'desktop',
    states: {
      whole: () => (
        <Shell
          isHome
          talkAvailable
          onTalk={doNothing}
          sidePanel={{ isOpen: false, onToggle: doNothing, onClose: doNothing }}
          newest={[]}
        >
          <div className="wrap gallery-ground">…</div>
        </Shell>
      ),
    },
  },
  { name: 'side-panel', states: { 'four-posts': () => <Menu posts={4} />, 'pages-fill-in': () => <Menu posts={0} /> } },
  {
    name: 'newsletter-form',
    states: {
      empty: onGround(<NewsletterForm />),
      invalid: onGround(
        <Act
          on={async (stage) => {
            await typeInto(stage, '[name=email]', 'zed@')
            await press(stage, '[type=submit]')
          }}
          until="[aria-invalid=true]"
        >
          <NewsletterForm />
        </Act>,
      ),
      sent: onGround(
        <Act
          on={async (stage) => {
            await typeInto(stage, '[name=email]', 'zed@example.org')
            await press(stage, '[name=consent]')
            await press(stage, '[type=submit]')
          }}
          until="[role=status]:not(:empty)"
        >
          <NewsletterForm />
        </Act>,
      ),
    },
  },
  {
    name: 'networks',
    states: {
      footer: () => (
        <div className="gallery-row">
          <NetworkLinks ids={['facebook', 'twitter', 'linkedin', 'whatsapp']} />
        </div>
      ),
      menu: () => (
        <div className="gallery-row">
          <NetworkLinks ids={['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']} />
        </div>
      ),
    },
  },
  {
    name: 'theme-toggle',
    states: {
      icon: () => (
        <div className="gallery-row">
          <ThemeToggle look="icon" />
        </div>
      ),
      labelled: () => (
        <div className="gallery-row">
          <ThemeToggle look="labelled" />
        </div>
      ),
    },
  },
  {
    name: 'brand',
    states: {
      brand: () => (
        <div className="gallery-row">
          <Brand />
        </div>
      ),
    },
  },
  {
    name: 'zed-face',
    states: {
      face: () => (
        <div className="gallery-row">
          <ZedFace />
        </div>
      ),
    },
  },
  { name: 'not-found-page', states: { whole: () => <NotFoundPage /> } },
  {
    name: 'error-page',
    states: { whole: () => <ErrorPage error="an error of the gallery" /> },
    says: { whole: /The page could not be shown/ },
  },
]
