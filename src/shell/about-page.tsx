import { deskNames, desks } from '../content/desks.ts'
import { useLanguage } from '../i18n/language-context.tsx'
import { Picture } from '../news/picture.tsx'
import styles from './about-page.module.css'
import { PlainPage, PlainSection } from './plain-page.tsx'

/** Who makes the site, and how Zed works. */
export function AboutPage() {
  const { language } = useLanguage()
  return (
    <PlainPage title="about_us" intro="about_intro">
      <PlainSection title="about_site_title" text="about_site_text" />
      <PlainSection title="about_desks_title">
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
      </PlainSection>
      <PlainSection title="about_zed_title" text="about_zed_text" />
      <PlainSection title="about_pictures_title" text="about_pictures_text" />
    </PlainPage>
  )
}
