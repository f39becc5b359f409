import { technosciences, type TechnoscienceName } from '../../../../src/content/vocabulary.ts'
import { AboutFilms } from '../../../../src/videos/about-films.tsx'
import { Carousel } from '../../../../src/videos/carousel.tsx'
import { FilmCard } from '../../../../src/videos/film-card.tsx'
import { FilmPage } from '../../../../src/videos/film-page.tsx'
import { RelatedList } from '../../../../src/videos/related-list.tsx'
import { RetroengineeringPage } from '../../../../src/videos/retroengineering-page.tsx'
import { ShortPage } from '../../../../src/videos/short-page.tsx'
import { ShortsPage } from '../../../../src/videos/shorts-page.tsx'
import { TopicRow } from '../../../../src/videos/topic-row.tsx'
import { VideoAbout } from '../../../../src/videos/video-about.tsx'
import { VideoNotFound } from '../../../../src/videos/video-not-found.tsx'
import { VideoPicture } from '../../../../src/videos/video-picture.tsx'
import { VideoTile } from '../../../../src/videos/video-tile.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import { FirstVideo, Videos } from '../video-samples.tsx'

const nano: TechnoscienceName = 'Nanotecnología'
const topic = technosciences[nano]
const names = Object.keys(technosciences) as TechnoscienceName[]
const doNothing = () => {}

function carousel(count: number) {
  return () => (
    <div className="wrap gallery-ground">
      <Videos of={topic}>
        {(videos) => <Carousel name={nano} videos={videos.slice(0, count)} panel={<h2>{nano}</h2>} order={0} />}
      </Videos>
    </div>
  )
}

function topicRow(name: TechnoscienceName) {
  return () => (
    <Videos of={technosciences[name]}>{(shorts) => <TopicRow row={{ name, shorts: [...shorts] }} order={0} />}</Videos>
  )
}

function tile(look: 'stacked' | 'beside') {
  return onGround(
    <FirstVideo of={topic}>
      {(video) => <VideoTile key={video.id} video={video} sizes="15rem" look={look} />}
    </FirstVideo>,
  )
}

function shortPage(at: number) {
  return () => (
    <Videos of={topic}>
      {(videos) =>
        videos.slice(at, at + 1).map((video) => (
          <ShortPage
            key={video.id}
            view={{
              short: { ...video, technoscience: nano },
              previous: videos[at - 1] ?? null,
              next: videos[at + 1] ?? null,
              related: videos.slice(at + 1, at + 5),
              count: videos.length,
              figure: 'f-charged-envelope',
            }}
            onGoTo={doNothing}
          />
        ))
      }
    </Videos>
  )
}

/** Rows of /shorts, nested because lists load one by one. */
function ShortsOf({ rows }: { rows: { name: TechnoscienceName; count: number }[] }) {
  const collect = (left: typeof rows, done: Parameters<typeof ShortsPage>[0]['rows']) => {
    const [first, ...rest] = left
    if (!first) return <ShortsPage rows={done} />
    return (
      <Videos of={technosciences[first.name]}>
        {(videos) => collect(rest, [...done, { name: first.name, shorts: videos.slice(0, first.count) }])}
      </Videos>
    )
  }
  return collect(rows, [])
}

export const entries: Entry[] = [
  {
    name: 'video-tile',
    states: { stacked: tile('stacked'), beside: tile('beside') },
  },
  {
    name: 'video-picture',
    states: {
      tall: () => (
        <FirstVideo of={topic}>{(video) => <VideoPicture key={video.id} video={video} sizes="100vw" />}</FirstVideo>
      ),
      wide: () => (
        <FirstVideo of="retroengineering">
          {(video) => <VideoPicture key={video.id} video={video} sizes="100vw" />}
        </FirstVideo>
      ),
    },
  },
  { name: 'carousel', screen: 'desktop', states: { six: carousel(6), two: carousel(2), one: carousel(1) } },
  { name: 'carousel-on-phone', states: { six: carousel(6) } },
  {
    name: 'topic-row',
    screen: 'desktop',
    states: Object.fromEntries(names.map((name) => [technosciences[name], topicRow(name)])),
  },
  {
    name: 'shorts-page',
    screen: 'desktop',
    states: {
      whole: () => <ShortsOf rows={names.map((name) => ({ name, count: 6 }))} />,
      'without-videos': () => <ShortsOf rows={names.map((name) => ({ name, count: 0 }))} />,
    },
  },
  { name: 'short-page', screen: 'desktop', states: { first: shortPage(0), middle: shortPage(1) } },
  { name: 'short-page-on-phone', states: { middle: shortPage(1) } },
  {
    name: 'video-about',
    states: {
      short: onGround(
        <FirstVideo of={topic}>
          {(video) => <VideoAbout key={video.id} video={video} figure={null} list={null} />}
        </FirstVideo>,
      ),
    },
  },
  {
    name: 'related-list',
    states: {
      row: onGround(
        <Videos of={topic}>
          {(videos) => <RelatedList title="related_videos" videos={videos.slice(0, 4)} look="row" sizes="45vw" />}
        </Videos>,
      ),
      column: onGround(
        <Videos of={topic}>
          {(videos) => <RelatedList title="more_videos" videos={videos.slice(0, 4)} look="column" sizes="5.5rem" />}
        </Videos>,
      ),
      empty: onGround(<RelatedList title="related_videos" videos={[]} look="row" sizes="45vw" />),
    },
  },
  {
    name: 'film-card',
    states: {
      numbered: onGround(
        <FirstVideo of="retroengineering">
          {(film) => <FilmCard key={film.id} film={film} number={1} sizes="92vw" heading="h2" />}
        </FirstVideo>,
      ),
    },
  },
  {
    name: 'film-page',
    screen: 'desktop',
    states: {
      retroengineering: () => (
        <Videos of="retroengineering">
          {([film, ...others]) => film && <FilmPage view={{ film, figure: null, others: others.slice(0, 4) }} />}
        </Videos>
      ),
      'about-us': () => (
        <Videos of="about-us">{([film]) => film && <FilmPage view={{ film, figure: null, others: [] }} />}</Videos>
      ),
    },
  },
  {
    name: 'retroengineering-page',
    screen: 'desktop',
    states: {
      films: () => (
        <Videos of="retroengineering">
          {(films) => (
            <Videos of={topic}>
              {(more) => <RetroengineeringPage view={{ films: [...films], more: more.slice(0, 6) }} />}
            </Videos>
          )}
        </Videos>
      ),
      'without-videos': () => <RetroengineeringPage view={{ films: [], more: [] }} />,
    },
  },
  {
    name: 'about-films',
    screen: 'desktop',
    states: {
      films: () => (
        <Videos of="about-us">
          {([featured, ...numbered]) => (
            <AboutFilms films={{ featured: featured ?? null, numbered: numbered.slice(0, 3) }}>
              <p>…</p>
            </AboutFilms>
          )}
        </Videos>
      ),
      none: () => (
        <AboutFilms films={{ featured: null, numbered: [] }}>
          <p>…</p>
        </AboutFilms>
      ),
    },
  },
  {
    name: 'video-not-found',
    states: { whole: () => <VideoNotFound /> },
    says: { whole: /^no se encontró el video/ },
  },
]
