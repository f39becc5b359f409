import { useLingui } from '@lingui/react'
import { deskNames, desks } from '../content/desks.ts'
import type { Post } from '../content/schema.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import styles from './about-page.module.css'
import { Picture } from '../ui/picture.tsx'
import { PostPage } from './post-page.tsx'

export function AboutPage({ post }: { post: Post }) {
  const { i18n } = useLingui()
  const { language } = useLanguage()
  return (
    <PostPage post={post}>
      <section className={styles['writers']} aria-labelledby="about-desks">
        <h2 id="about-desks">{i18n._('about_desks_title')}</h2>
        <ul className={styles['desks']}>
          {deskNames.map((name) => {
            const desk = desks[name][language]
            return (
              <li key={name}>
                <span className={styles['thumbnail']}>
                  <Picture imageUrl={desk.authorThumbnail} alt="" shape="square" sizes="64px" themed={false} />
                </span>
                <div>
                  <h3>{desk.author}</h3>
                  <p>{desk.authorBio}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </section>
    </PostPage>
  )
}
