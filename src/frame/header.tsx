import { useLingui } from '@lingui/react'
import { Link, useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent } from 'react'
import { withLocalePrefix } from '../i18n/language-address.ts'
import { otherLanguage, type Language } from '../i18n/language.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import { Brand } from './brand.tsx'
import { hideOnTheWayDown } from './header-on-scroll.ts'
import styles from './header.module.css'
import { isPlainClick } from '../hydration/plain-click.ts'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { ZedFace } from '../ui/zed-face.tsx'

export interface HeaderProps {
  isHome: boolean
  talkAvailable: boolean
  onTalk?: (() => void) | undefined
  menuOpen: boolean
  menuBusy?: boolean
  onMenu: () => void
}

/** Returns the page's address in the other language: from its head, or the same path. */
function translationOf({ state }: Pick<RegisteredRouter, 'state'>, language: Language): string {
  const links = state.matches.flatMap(({ links: ofMatch }) => ofMatch ?? [])
  const told = links.find((link) => link?.rel === 'alternate' && link.hrefLang === language)?.href
  return told ? new URL(told).pathname : withLocalePrefix(state.location.pathname, language)
}

export function Header({ isHome, talkAvailable, onTalk, menuOpen, menuBusy, onMenu }: HeaderProps) {
  const { i18n } = useLingui()
  const { language, toggle } = useLanguage()
  const other = otherLanguage(language)
  const router = useRouter()
  const header = useRef<HTMLElement>(null)
  useEffect(() => (header.current ? hideOnTheWayDown(header.current) : undefined), [])

  function talk(event: MouseEvent) {
    if (!onTalk || !isPlainClick(event)) return
    event.preventDefault()
    onTalk()
  }

  return (
    <header ref={header} className={styles['header']}>
      <div className={`wrap ${styles['row']}`}>
        <Link to="/" className={styles['home']} aria-current={isHome ? 'page' : undefined}>
          <Brand /> <span className="visually-hidden">{i18n._('back_to_home')}</span>
        </Link>
        <nav className={styles['nav']} aria-label={i18n._('main_navigation')}>
          <Link to="/shorts">
            {i18n._('technosciences')}
            <span className={styles['inks']} aria-hidden="true">
              <i data-ink="n" />
              <i data-ink="i" />
              <i data-ink="b" />
              <i data-ink="c" />
            </span>
          </Link>
          <Link to="/retroengineering">{i18n._('retroengineering')}</Link>
          <Link to="/about-us">{i18n._('about_us')}</Link>
        </nav>
        <div className={styles['tools']}>
          <div className={styles['talkSlot']}>
            {talkAvailable && (
              <Link to="/interaction" className={styles['talk']} data-opens-zed="" onClick={talk}>
                <ZedFace />
                <span className={styles['talkText']}>{i18n._('talk_to_zed')}</span>
                <span className={styles['talkName']} aria-hidden="true" translate="no">
                  Zed
                </span>
              </Link>
            )}
          </div>
          <Link to="/search" className={styles['search']} aria-label={i18n._('search_title')}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <circle cx="10.5" cy="10.5" r="6.5" />
              <path d="M15.5 15.5L21 21" />
            </svg>
          </Link>
          <span className={styles['theme']} data-needs-script="">
            <ThemeToggle look="icon" />
          </span>
          <button
            type="button"
            className={styles['language']}
            data-needs-script=""
            lang={other}
            translate="no"
            aria-label={`${i18n._('language_toggle')}, ${i18n._('language_toggle_hint')}`}
            onClick={toggle}
          >
            <span>{i18n._('language_toggle')}</span>
          </button>
          <noscript>
            <a className={styles['language']} href={translationOf(router, other)} hrefLang={other} lang={other}>
              <span>{i18n._('language_toggle')}</span>
            </a>
          </noscript>
          <button
            type="button"
            className={styles['menu']}
            data-needs-script=""
            aria-label={i18n._('menu_open')}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            aria-busy={menuBusy}
            onClick={onMenu}
          >
            <i aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  )
}
