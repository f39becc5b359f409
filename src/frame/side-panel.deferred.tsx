import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { NewestArticle } from '../content/schema.ts'
import { shownDate, type Dated } from '../i18n/in-words.ts'
import { Picture } from '../ui/picture.tsx'
import { Brand } from './brand.tsx'
import { isPlainClick } from '../hydration/plain-click.ts'
import styles from './side-panel.module.css'
import { NetworkLinks } from './networks.deferred.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import { ZedFace } from '../ui/zed-face.tsx'

const postLimit = 4

export interface SidePanelProps {
  isOpen: boolean
  onClose: () => void
  newest: readonly Dated<NewestArticle>[]
  onTalk?: (() => void) | undefined
}

export function SidePanel({ isOpen, onClose, newest, onTalk }: SidePanelProps) {
  const { i18n } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)

  // The browser's modal dialog traps focus, restores it, and closes on Escape.
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal()
    if (!isOpen && dialog.current?.open) dialog.current.close()
  }, [isOpen])

  function talk(event: MouseEvent) {
    if (!onTalk || !isPlainClick(event)) return
    event.preventDefault()
    // Closes first, so that the browser restores focus before Zed takes it.
    dialog.current?.close()
    onTalk()
  }

  function pressed(event: MouseEvent) {
    const { target } = event
    const besideContent = target === dialog.current
    const followedLink = target instanceof Element && target.closest('a[href^="/"]') !== null
    if (besideContent || followedLink) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className={styles['panel']}
      aria-label={i18n._('menu')}
      onClick={pressed}
      onClose={() => {
        if (isOpen) onClose()
      }}
    >
      <div className={styles['content']}>
        <div className={styles['top']}>
          <Brand />
          <button type="button" className={styles['close']} aria-label={i18n._('menu_close')} onClick={onClose}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
        </div>
        <nav className={styles['sections']} aria-label={i18n._('main_navigation')}>
          <Link to="/interaction" className={styles['talk']} onClick={talk}>
            <ZedFace /> <span>{i18n._('talk_to_zed')}</span>
          </Link>
          <Link to="/shorts">{i18n._('shorts_title')}</Link>
          <Link to="/retroengineering">{i18n._('retroengineering')}</Link>
          <Link to="/about-us">{i18n._('about_us')}</Link>
          <Link to="/search">{i18n._('search_title')}</Link>
        </nav>
        <p className={styles['theme']}>
          <ThemeToggle look="labelled" />
        </p>
        <section aria-labelledby="side-panel-posts">
          <h2 id="side-panel-posts" className={styles['heading']}>
            {i18n._('newest_posts')}
          </h2>
          <Posts newest={newest} />
        </section>
        <section aria-labelledby="side-panel-elsewhere">
          <h2 id="side-panel-elsewhere" className={styles['heading']}>
            {i18n._('other_networks')}
          </h2>
          <NetworkLinks ids={['facebook', 'twitter', 'instagram', 'linkedin', 'youtube']} />
        </section>
      </div>
    </dialog>
  )
}

function Posts({ newest }: Pick<SidePanelProps, 'newest'>) {
  const { i18n } = useLingui()
  const articles = newest.slice(0, postLimit).map((article) => (
    <Post key={article.id} picture={<Picture imageUrl={article.imageUrl} alt="" shape="square" sizes="72px" />}>
      <Link to="/news-single/$id" params={{ id: article.id }} className="title-link">
        {article.title}
      </Link>
      <time dateTime={article.publishDate}>{shownDate(article.publishDate, article.dateText)}</time>
    </Post>
  ))
  const pages = [
    <Post key="talk" picture={<ZedTile />}>
      <Link to="/interaction">{i18n._('sample_post_talk_title')}</Link>
    </Post>,
    <Post key="about" picture={<ZedTile />}>
      <Link to="/about-us">{i18n._('sample_post_zed_title')}</Link>
    </Post>,
    <Post key="shorts" picture={<i data-ink="c" />}>
      <Link to="/shorts">{i18n._('sample_post_shorts_title')}</Link>
    </Post>,
    <Post key="retro" picture={<i data-ink="b" />}>
      <Link to="/retroengineering">{i18n._('sample_post_retro_title')}</Link>
    </Post>,
  ]
  return <ul className={styles['posts']}>{[...articles, ...pages].slice(0, postLimit)}</ul>
}

function ZedTile() {
  return (
    <i data-ink="zed">
      <ZedFace />
    </i>
  )
}

function Post({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <li>
      <span className={styles['thumb']}>{picture}</span>
      <span className={styles['text']}>{children}</span>
    </li>
  )
}
