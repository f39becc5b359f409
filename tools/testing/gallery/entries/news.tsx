import { AboutPage } from '../../../../src/news/about-page.tsx'
import { ArticleCard } from '../../../../src/news/article-card.tsx'
import { articleLooks } from '../../../../src/news/article-looks.ts'
import { ArticleNotFound } from '../../../../src/news/article-not-found.tsx'
import { articleParts } from '../../../../src/news/article-parts.ts'
import { ArticlePage } from '../../../../src/news/article-page.tsx'
import { SourceList } from '../../../../src/ui/source-list.deferred.tsx'
import { ArticleTools } from '../../../../src/news/article-tools.deferred.tsx'
import { AuthorBox, AuthorThumbnail } from '../../../../src/news/author-box.tsx'
import { CategoryLabel, InkDots } from '../../../../src/ui/category-label.tsx'
import { CategoryPage } from '../../../../src/news/category-page.tsx'
import { CommentField } from '../../../../src/news/comment-field.tsx'
import { CommentForm } from '../../../../src/news/comment-form.deferred.tsx'
import { Picture, type PictureShape } from '../../../../src/ui/picture.tsx'
import { PopularList } from '../../../../src/news/popular-list.tsx'
import { PostPage } from '../../../../src/news/post-page.tsx'
import { ContactPage } from '../../../../src/news/contact-page.tsx'
import { FilmRow } from '../../../../src/news/film-row.tsx'
import { NextArticle } from '../../../../src/news/next-article.tsx'
import { ChangeList } from '../../../../src/news/change-list.tsx'
import { FilmLinks } from '../../../../src/news/film-links.tsx'
import { Quiz } from '../../../../src/news/quiz.tsx'
import { ReadersAsk } from '../../../../src/news/readers-ask.tsx'
import { ScaleBar } from '../../../../src/ui/scale-bar.tsx'
import { categories } from '../../../../src/content/vocabulary.ts'
import { Act, breakPictures, press, typeInto } from '../act.tsx'
import { brokenPicture, Card, Cards, StaticPost, WholeArticle } from '../content-samples.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import { Videos } from '../video-samples.tsx'

const broken = '[data-failed=true]'

function card(look: keyof typeof articleLooks) {
  return onGround(
    <Card>
      {(article) => <ArticleCard key={article.id} article={article} look={articleLooks[look]} heading="h2" />}
    </Card>,
  )
}

function picture(shape: PictureShape) {
  return () => (
    <Card>
      {({ id, imageUrl, imageAlt }) => (
        <Picture key={id} imageUrl={imageUrl} alt={imageAlt} shape={shape} sizes="100vw" />
      )}
    </Card>
  )
}

const commentFields = { comment: '…', name: 'Zed', email: 'zed@example.org' }

export const entries: Entry[] = [
  {
    name: 'article-card',
    states: {
      stacked: card('stacked'),
      row: card('row'),
      large: card('large'),
      right: card('right'),
      next: card('next'),
      'broken-picture': () => (
        <Act on={breakPictures} until={broken}>
          <Card>
            {(article) => (
              <ArticleCard
                key={article.id}
                article={{ ...article, imageUrl: brokenPicture }}
                look={articleLooks.stacked}
                heading="h2"
              />
            )}
          </Card>
        </Act>
      ),
    },
  },
  {
    name: 'category-label',
    states: {
      all: () => (
        <div className="gallery-row">
          {categories.map((category) => (
            <CategoryLabel key={category} category={category} />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'ink-dots',
    states: {
      all: () => (
        <div className="gallery-row">
          {categories.map((category) => (
            <InkDots key={category} category={category} />
          ))}
        </div>
      ),
    },
  },
  {
    name: 'scale-bar',
    states: {
      label: () => (
        <div className="gallery-row">
          {['0,34\u00a0nm', '80\u00a0nm', '7\u00a0µm', '2\u00a0mm', '30\u00a0cm', '12\u00a0km'].map((size) => (
            <ScaleBar key={size} size={size} look="label" />
          ))}
        </div>
      ),
      slip: () => (
        <div className="gallery-row">
          <ScaleBar size={'80\u00a0nm'} look="slip" />
        </div>
      ),
    },
  },
  {
    name: 'picture',
    states: {
      full: picture('full'),
      large: picture('large'),
      card: picture('card'),
      square: picture('square'),
      broken: () => (
        <Act on={breakPictures} until={broken}>
          <Card>
            {({ imageAlt }) => (
              <Picture key={imageAlt} imageUrl={brokenPicture} alt={imageAlt} shape="large" sizes="100vw" />
            )}
          </Card>
        </Act>
      ),
    },
  },
  {
    name: 'article-page',
    screen: 'desktop',
    states: {
      whole: () => (
        <WholeArticle>
          {(article) => (
            <Cards>
              {(cards) => (
                <ArticlePage
                  article={article}
                  text={articleParts(article.content)}
                  popular={cards.slice(1, 6)}
                  films={[]}
                  next={[]}
                />
              )}
            </Cards>
          )}
        </WholeArticle>
      ),
      'without-popular': () => (
        <WholeArticle>
          {(article) => (
            <ArticlePage article={article} text={articleParts(article.content)} popular={[]} films={[]} next={[]} />
          )}
        </WholeArticle>
      ),
    },
  },
  {
    name: 'article-tools',
    states: {
      whole: onGround(<ArticleTools />),
    },
  },
  {
    name: 'article-sources',
    states: {
      whole: onGround(<WholeArticle>{({ sources }) => <SourceList sources={sources} />}</WholeArticle>),
    },
  },
  {
    name: 'readers-ask',
    states: {
      five: onGround(<WholeArticle>{({ readersAsk }) => <ReadersAsk questions={readersAsk} />}</WholeArticle>),
    },
  },
  {
    name: 'quiz',
    states: {
      asking: onGround(
        <WholeArticle>{({ study }) => study && <Quiz questions={study.quiz} zedSpeaks={false} />}</WholeArticle>,
      ),
    },
  },
  {
    name: 'film-links',
    states: {
      two: onGround(<Videos of="nanotechnology">{(videos) => <FilmLinks films={videos.slice(0, 2)} />}</Videos>),
    },
  },
  {
    name: 'change-list',
    states: {
      whole: onGround(
        <WholeArticle>
          {({ publishDate, dateText, excerpt }) => (
            <ChangeList changes={[{ date: publishDate, dateText, text: excerpt }]} />
          )}
        </WholeArticle>,
      ),
    },
  },
  {
    name: 'author-box',
    states: {
      whole: onGround(<WholeArticle>{(article) => <AuthorBox article={article} />}</WholeArticle>),
    },
  },
  {
    name: 'author-thumbnail',
    states: {
      both: () => (
        <div className="gallery-row">
          <WholeArticle>
            {({ authorThumbnail }) => (
              <>
                <AuthorThumbnail imageUrl={authorThumbnail} size="small" />
                <AuthorThumbnail imageUrl={authorThumbnail} size="large" />
              </>
            )}
          </WholeArticle>
        </div>
      ),
    },
  },
  {
    name: 'popular-list',
    states: {
      five: onGround(<Cards>{(cards) => <PopularList articles={cards.slice(0, 5)} />}</Cards>),
      empty: onGround(<PopularList articles={[]} />),
    },
  },
  {
    name: 'comment-form',
    states: {
      empty: onGround(<CommentForm page="/news-single/1" />),
      invalid: onGround(
        <Act
          on={async (stage) => {
            await typeInto(stage, '[name=email]', 'zed@')
            await typeInto(stage, '[name=website]', 'zed')
            await press(stage, '[type=submit]')
          }}
          until="[aria-invalid=true]"
        >
          <CommentForm page="/news-single/1" />
        </Act>,
      ),
      sent: onGround(
        <Act
          on={async (stage) => {
            for (const [name, text] of Object.entries(commentFields)) await typeInto(stage, `[name=${name}]`, text)
            await press(stage, '[type=submit]')
          }}
          until="[role=status]:not(:empty)"
        >
          <CommentForm page="/news-single/1" />
        </Act>,
      ),
    },
  },
  {
    name: 'comment-field',
    states: {
      empty: onGround(
        <CommentField id="field" label="comment_name" required problem={undefined}>
          {(wiring) => <input {...wiring} />}
        </CommentField>,
      ),
      invalid: onGround(
        <CommentField id="field" label="comment_name" required problem="comment_name_missing">
          {(wiring) => <input {...wiring} />}
        </CommentField>,
      ),
    },
  },
  {
    name: 'category-page',
    screen: 'desktop',
    states: {
      articles: () => (
        <Cards>{(cards) => <CategoryPage films={[]} category="nanomedicine" cards={cards.slice(0, 5)} />}</Cards>
      ),
      empty: () => <CategoryPage films={[]} category="Sports" cards={[]} />,
    },
  },
  {
    name: 'post-page',
    screen: 'desktop',
    states: { whole: () => <StaticPost>{(post) => <PostPage key={post.id} post={post} />}</StaticPost> },
  },
  {
    name: 'about-page',
    screen: 'desktop',
    states: { whole: () => <StaticPost>{(post) => <AboutPage key={post.id} post={post} />}</StaticPost> },
  },
  {
    name: 'next-article',
    states: { whole: onGround(<Cards>{(cards) => <NextArticle articles={cards.slice(0, 3)} />}</Cards>) },
  },
  {
    name: 'film-row',
    states: {
      four: onGround(
        <Videos of="nanotechnology">{(films) => <FilmRow films={films.slice(0, 4)} id="films" />}</Videos>,
      ),
    },
  },
  {
    name: 'contact-page',
    states: {
      mail: () => (
        <ContactPage contact="mailto:hello@zed.example" siteUrl="https://zed.example" about="/news-single/1" />
      ),
      'not-set': () => <ContactPage contact={undefined} siteUrl="https://zed.example" about={undefined} />,
    },
  },
  { name: 'article-not-found', states: { whole: () => <ArticleNotFound /> } },
]
