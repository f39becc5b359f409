import type { CardLayout } from '../../../../src/news/home-bands.server.ts'
import { HomeFresh } from '../../../../src/news/home-fresh.tsx'
import { HomeNumberedList } from '../../../../src/news/home-numbered-list.tsx'
import { HomePage } from '../../../../src/news/home-page.tsx'
import { ArticleCard } from '../../../../src/news/article-card.tsx'
import { sectionLooks } from '../../../../src/news/home-section-looks.ts'
import { shownArticle } from '../../../../src/news/shown-article.server.ts'
import { HomeSection } from '../../../../src/news/home-section.tsx'
import { HomeTitle } from '../../../../src/news/home-title.tsx'
import { Ruler } from '../../../../src/news/ruler.tsx'
import { Card, Cards, Home } from '../content-samples.tsx'
import type { Entry } from '../entry.ts'
import { onGround } from '../ground.tsx'
import { PanelScene, quiet } from '../panel-scene.tsx'

function sectionCard(layout: CardLayout) {
  return onGround(
    <Card>
      {(card) => (
        <ArticleCard
          key={card.id}
          article={shownArticle(card, { withExcerpt: true })}
          look={sectionLooks[layout]}
          heading="h3"
        />
      )}
    </Card>,
  )
}

function homeSection(at: number) {
  return () => (
    <PanelScene script={quiet}>
      <div className="wrap">
        <Home>{({ sections }) => sections.slice(at, at + 1).map((view) => <HomeSection key={at} {...view} />)}</Home>
      </div>
    </PanelScene>
  )
}

export const entries: Entry[] = [
  {
    name: 'home-section-looks',
    states: {
      'medium-image-column': sectionCard('medium-image-column'),
      'image-left-small-title': sectionCard('image-left-small-title'),
      'image-right-excerpt-left': sectionCard('image-right-excerpt-left'),
      'video-left-excerpt-right': sectionCard('video-left-excerpt-right'),
      'image-left-excerpt-right': sectionCard('image-left-excerpt-right'),
      'grid-small-card': sectionCard('grid-small-card'),
      'right-column-small': sectionCard('right-column-small'),
    },
  },
  {
    name: 'home-fresh',
    states: { three: onGround(<Cards>{(cards) => <HomeFresh articles={cards.slice(0, 3)} />}</Cards>) },
  },
  {
    name: 'home-numbered-list',
    states: { three: () => <Cards>{(cards) => <HomeNumberedList items={cards.slice(0, 3)} />}</Cards> },
  },
  { name: 'home-section', screen: 'desktop', states: { two: homeSection(0), three: homeSection(1) } },
  {
    name: 'home-title',
    states: {
      whole: () => (
        <PanelScene script={quiet}>
          <HomeTitle />
        </PanelScene>
      ),
    },
  },
  {
    name: 'home-page',
    screen: 'desktop',
    states: {
      whole: () => (
        <PanelScene script={quiet}>
          <Home>{(view) => <HomePage {...view} banner={view.banner} advertisement={view.advertisement} />}</Home>
        </PanelScene>
      ),
      'without-articles': () => (
        <PanelScene script={quiet}>
          <HomePage
            marks={[]}
            left={[]}
            centre={[]}
            right={[]}
            banner={undefined}
            advertisement={undefined}
            sections={[]}
            fresh={[]}
            films={[]}
          />
        </PanelScene>
      ),
    },
  },
  {
    name: 'ruler',
    screen: 'desktop',
    states: {
      marks: () => <Home>{({ marks, landmarks }) => <Ruler marks={marks} sizes={landmarks} />}</Home>,
      'one-mark': () => <Home>{({ marks, landmarks }) => <Ruler marks={marks.slice(0, 1)} sizes={landmarks} />}</Home>,
    },
  },
]
