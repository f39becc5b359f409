import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { keptPages, type KeptPage } from './kept-pages.ts'
import styles from './offline-page.module.css'
import { offlinePicture } from './offline-picture.ts'
import { wantedPath } from './shown-page.ts'

/** Shown for pages that are neither available nor stored. Links reload fully: client navigation needs data. */
export function OfflinePage() {
  const { i18n } = useLingui()
  const siteName = i18n._('site_name')
  const [pages, setPages] = useState<KeptPage[]>([])
  const [wanted, setWanted] = useState('/')

  useEffect(() => {
    setWanted(wantedPath(location.search))
    keptPages(siteName).then(setPages, (error: unknown) => console.error('The kept pages could not be read', error))
  }, [siteName])

  return (
    <div className={`wrap ${styles['page']}`}>
      <img src={offlinePicture} alt="" width={144} height={122} />
      <h1 tabIndex={-1}>{i18n._('offline_title')}</h1>
      <p>{i18n._('offline_text')}</p>
      <a href={wanted} className="action" data-reload="">
        {i18n._('try_again')}
      </a>
      {pages.length > 0 && (
        <section aria-labelledby="kept-pages">
          <h2 id="kept-pages">{i18n._('offline_kept')}</h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path} data-reload="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
