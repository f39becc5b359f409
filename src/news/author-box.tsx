import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import type { Article } from '../content/schema.ts'
import styles from './author-box.module.css'
import { Picture } from '../ui/picture.tsx'

export function AuthorThumbnail({ imageUrl, size }: { imageUrl: string; size: 'small' | 'large' }) {
  return (
    <span className={styles['thumbnail']} data-size={size}>
      <Picture imageUrl={imageUrl} alt="" shape="square" sizes="96px" themed={false} />
    </span>
  )
}

export function AuthorBox({
  article,
}: {
  article: Pick<Article, 'id' | 'author' | 'authorSubtitle' | 'authorBio' | 'authorThumbnail'>
}) {
  const { i18n } = useLingui()
  return (
    <section className={styles['box']} aria-label={i18n._('about_the_author')}>
      <AuthorThumbnail imageUrl={article.authorThumbnail} size="large" />
      <div>
        <h2>{article.author}</h2>
        <p className={styles['subtitle']}>{article.authorSubtitle}</p>
        <p>{article.authorBio}</p>
        <p>
          {i18n._('desk_is_a_subject')} <Link to="/about-us">{i18n._('desk_more')}</Link>
        </p>
        <p>
          <Link to="/contact" search={{ about: `/news-single/${article.id}` }}>
            {i18n._('contact_seen')}
          </Link>
        </p>
      </div>
    </section>
  )
}
