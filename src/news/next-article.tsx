import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { ArticleCard } from './article-card.tsx'
import { articleLooks } from './article-looks.ts'
import styles from './next-article.module.css'
import { wasOpened } from './reading-memory.ts'
import type { ShownArticle } from './shown-article.ts'

/** Shows the closest article not opened yet, otherwise the closest. */
export function NextArticle({ articles }: { articles: readonly ShownArticle[] }) {
  const { i18n } = useLingui()
  const [unread, setUnread] = useState<string>()
  useEffect(() => setUnread(articles.find(({ id }) => !wasOpened(id))?.id), [articles])
  const article = articles.find(({ id }) => id === unread) ?? articles[0]
  if (!article) return null
  return (
    <section className={styles['next']} aria-labelledby="next-article">
      <h2 id="next-article">{i18n._('next_article')}</h2>
      <ArticleCard key={article.id} article={article} look={articleLooks.next} heading="h3" />
    </section>
  )
}
