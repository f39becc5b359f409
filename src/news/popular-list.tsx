import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { CategoryLabel } from '../ui/category-label.tsx'
import { Picture } from '../ui/picture.tsx'
import type { PopularArticle } from './news-views.server.ts'
import styles from './popular-list.module.css'
import { scaleStep } from '../ui/specimen-scale.ts'

export function PopularList({ articles }: { articles: readonly PopularArticle[] }) {
  const { i18n } = useLingui()
  return (
    <section className={styles['popular']} aria-labelledby="popular-news">
      <h2 id="popular-news">{i18n._('popular_news')}</h2>
      {articles.length === 0 ? (
        <p className={styles['none']}>{i18n._('no_popular_news_found')}</p>
      ) : (
        <ol>
          {articles.map((article) => (
            <li key={article.id} className="whole-link">
              <div>
                <h3 data-scale={scaleStep(article.scale)}>
                  <Link to="/news-single/$id" params={{ id: article.id }}>
                    {article.title}
                  </Link>
                </h3>
                <p className={styles['label']}>
                  <CategoryLabel category={article.category} />
                </p>
              </div>
              <Picture imageUrl={article.imageUrl} alt="" shape="square" sizes="84px" />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
