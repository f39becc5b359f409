import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ArticleDetails } from '../content/answers.ts'
import { shownDate } from '../i18n/in-words.ts'
// Zed opens automatically here: bundle his panel with the page.
import '../assistant/open-panel.tsx'
import { lazyIsland } from '../runtime/lazy-island.tsx'
import type { ArticleQuiz as ArticleQuizPart } from './article-quiz.deferred.tsx'
import { DeferredArticleNotes } from './deferred-article-notes.ts'
import { DeferredSourceList } from '../ui/deferred-source-list.ts'
import { readTextSize, showTextSize } from './article-text-size.ts'
import tools from './article-tools.module.css'
import type { ArticlePart } from './article-parts.ts'
import { ArticleText } from './article-text.tsx'
import { AuthorBox, AuthorThumbnail } from './author-box.tsx'
import styles from './article-page.module.css'
import { CategoryLabel } from '../ui/category-label.tsx'
import { categoryInks } from '../content/category.ts'
import type { CommentForm as CommentFormPart } from './comment-form.deferred.tsx'
import comments from './comment-form.module.css'
import { pairId } from '../content/translation.ts'
import { Picture } from '../ui/picture.tsx'
import { NextArticle } from './next-article.tsx'
// The server renders the quiz, so its styles ship with the page.
import './quiz.island.module.css'
// The same holds for the button that has the article read aloud.
import '../reading/read-aloud.island.module.css'
import { rememberOpened } from './reading-memory.ts'
import type { ShownArticle } from './shown-article.ts'
import type { VideoTile } from '../videos/video-views.server.ts'
import type { PopularArticle } from './news-views.server.ts'
import { PopularList } from './popular-list.tsx'
import { ScaleBar } from '../ui/scale-bar.tsx'
import { scaleStep } from '../ui/specimen-scale.ts'
import { watchTerms } from './watch-terms.ts'

const CommentForm = lazyIsland<Parameters<typeof CommentFormPart>[0]>(
  '[data-comment-form]',
  async () => (await import('./comment-form.deferred.tsx')).CommentForm,
)

/** On the first screen, but loaded on interaction or near the text's end. */
const ArticleTools = lazyIsland(
  '[data-comment-form]',
  async () => (await import('./article-tools.deferred.tsx')).ArticleTools,
)

const ArticleQuiz = lazyIsland<Parameters<typeof ArticleQuizPart>[0]>(
  '#quiz',
  async () => (await import('./article-quiz.deferred.tsx')).ArticleQuiz,
)

export interface ArticlePageProps {
  article: ArticleDetails
  text: readonly ArticlePart[]
  popular: readonly PopularArticle[]
  next: readonly ShownArticle[]
  films: readonly VideoTile[]
}

export function ArticlePage({ article, text, popular, next, films }: ArticlePageProps) {
  const { i18n } = useLingui()
  useEffect(() => showTextSize(readTextSize()), [])
  const router = useRouter()
  useEffect(() => watchTerms((href) => void router.navigate({ href })), [router])
  useEffect(() => rememberOpened(article.id), [article.id])
  return (
    <div className={styles['ground']} data-ink={categoryInks(article.category)[0]}>
      <i className={styles['progress']} aria-hidden="true" />
      <article className={`wrap ${styles['page']}`}>
        <div className={styles['article']}>
          <header className={styles['head']} data-scale={scaleStep(article.scale)}>
            <p className={styles['label']}>
              <CategoryLabel category={article.category} />
            </p>
            <h1 tabIndex={-1}>{article.title}</h1>
            <p className={styles['excerpt']}>{article.excerpt}</p>
            <div className={styles['under']}>
              <p className={styles['byline']}>
                <AuthorThumbnail imageUrl={article.authorThumbnail} size="small" />
                <span className={styles['author']}>{article.author}</span>
                <time dateTime={article.publishDate}>{shownDate(article.publishDate, article.dateText)}</time>
                {article.updated && (
                  <time dateTime={article.updated}>
                    {i18n._('updated_on', { date: shownDate(article.updated, article.updatedText) })}
                  </time>
                )}
                <span>{i18n._('reading_time', { minutes: article.readingMinutes })}</span>
              </p>
              <div className={tools['place']}>
                <ArticleTools />
              </div>
            </div>
          </header>
          <figure className={styles['figure']}>
            <div className={styles['picture']} data-hero="">
              <Picture
                imageUrl={article.imageUrl}
                alt={article.imageAlt}
                shape="full"
                sizes="(width < 75rem) 100vw, 760px"
                priority
              />
              <ScaleBar size={article.scaleText} look="slip" />
            </div>
            {article.imageCaption && <figcaption>{article.imageCaption}</figcaption>}
          </figure>
          {article.study && (
            <details>
              <summary>{i18n._('plain_words')}</summary>
              <p>{article.study.plain.join(' ')}</p>
            </details>
          )}
          <ArticleText parts={text} />
          {article.study && <ArticleQuiz key={article.id} questions={article.study.quiz} />}
          <NextArticle articles={next} />
        </div>
        <aside className={styles['aside']}>
          <PopularList articles={popular} />
        </aside>
        <div className={`${styles['article']} ${styles['behind']}`}>
          <DeferredArticleNotes article={article} films={films} />
          <DeferredSourceList sources={article.sources} />
          <AuthorBox article={article} />
          <div className={comments['place']}>
            <CommentForm key={pairId(article.id)} page={`/news-single/${article.id}`} />
          </div>
        </div>
      </article>
    </div>
  )
}
