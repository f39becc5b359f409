import { use, useState } from 'react'
import { useLanguage } from '../../../../src/i18n/language-context.tsx'
import type { Language } from '../../../../src/i18n/language.ts'
import { ArticleHitRow } from '../../../../src/search/article-hit-row.tsx'
import { MarkedText } from '../../../../src/search/marked-text.tsx'
import { readSearch } from '../../../../src/search/read-search.server.ts'
import { asHit } from '../../../../src/search/search-index.server.ts'
import { SearchPage } from '../../../../src/search/search-page.tsx'
import { SearchResults } from '../../../../src/search/search-results.tsx'
import type { SearchGroup, SearchView, VideoHit } from '../../../../src/contract/search-view.ts'
import { TermHitRow } from '../../../../src/search/term-hit-row.tsx'
import { VideoHitRow } from '../../../../src/search/video-hit-row.tsx'
import { Act } from '../act.tsx'
import { Card, Cards, kept } from '../content-samples.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import type { Video } from '../../../../src/content/video.ts'
import { FirstVideo, Videos } from '../video-samples.tsx'

const address = { write: () => {}, follow: () => () => {} }
const words: Record<Language, string> = { es: 'luz', en: 'light' }
const nonsense = 'xyzzy'

const answers = {
  found: new Map<Language, Promise<SearchView>>(),
  none: new Map<Language, Promise<SearchView>>(),
  empty: new Map<Language, Promise<SearchView>>(),
}

function useAnswer(kind: keyof typeof answers): SearchView {
  const { language } = useLanguage()
  const query = { found: words[language], none: nonsense, empty: '' }[kind]
  return use(kept(answers[kind], language, (of) => readSearch({ language: of, q: query })))
}

function Answered({ kind }: { kind: keyof typeof answers }) {
  const view = useAnswer(kind)
  return <SearchPage key={view.language} query={view.query} view={view} address={address} zedSpeaks={false} />
}

function Failing() {
  const view = useAnswer('empty')
  const [query] = useState(words[view.language])
  return <SearchPage query={query} view={view} address={address} zedSpeaks={false} />
}

function Results({ view }: { view: SearchView }) {
  return (
    <div className="wrap">
      <SearchResults view={view} />
    </div>
  )
}

function videoHit({ id, topic, technoscience, thumbnail, poster, durationSeconds, scale, ...video }: Video): VideoHit {
  return {
    ...{ id, topic, thumbnail, poster, durationSeconds, scale },
    ...(technoscience && { technoscience }),
    title: [{ text: video.title, marked: false }],
    snippet: [{ text: video.summary, marked: false }],
  }
}

function Grouped() {
  const { language } = useLanguage()
  return (
    <Cards>
      {(cards) => (
        <Videos of="nanotechnology">
          {(videos) => {
            const groups: SearchGroup[] = [
              { kind: 'articles', hits: cards.slice(0, 3).map(asHit) },
              { kind: 'videos', hits: videos.slice(0, 3).map(videoHit) },
            ]
            return (
              <Results
                view={{
                  query: words[language],
                  language,
                  count: 6,
                  groups,
                  similar: false,
                  categories: [],
                  newest: [],
                }}
              />
            )
          }}
        </Videos>
      )}
    </Cards>
  )
}

export const entries: Entry[] = [
  {
    name: 'search-page',
    screen: 'desktop',
    states: {
      empty: () => <Answered kind="empty" />,
      results: () => <Answered kind="found" />,
      none: () => <Answered kind="none" />,
      failed: () => (
        <Act on={() => {}} until="button.action">
          <Failing />
        </Act>
      ),
    },
    says: { failed: /^The search failed/ },
  },
  { name: 'search-results', states: { groups: () => <Grouped /> } },
  {
    name: 'article-hit-row',
    states: {
      hit: onGround(<Card>{(card) => <ArticleHitRow key={card.id} hit={asHit(card)} />}</Card>),
    },
  },
  {
    name: 'video-hit-row',
    states: {
      short: onGround(
        <FirstVideo of="nanotechnology">{(video) => <VideoHitRow key={video.id} hit={videoHit(video)} />}</FirstVideo>,
      ),
      film: onGround(
        <FirstVideo of="retroengineering">
          {(video) => <VideoHitRow key={video.id} hit={videoHit(video)} />}
        </FirstVideo>,
      ),
    },
  },
  {
    name: 'term-hit-row',
    states: {
      hit: onGround(
        <Card>
          {({ id, title, excerpt }) => (
            <TermHitRow
              key={id}
              hit={{ id, title: [{ text: title, marked: true }], snippet: [{ text: excerpt, marked: false }] }}
            />
          )}
        </Card>,
      ),
    },
  },
  {
    name: 'marked-text',
    states: {
      marked: () => (
        <p className="gallery-ground">
          <MarkedText
            parts={[
              { text: 'Na', marked: false },
              { text: 'no', marked: true },
              { text: 'metro', marked: false },
            ]}
          />
        </p>
      ),
    },
  },
]
