// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ShortFeed } from '../../src/videos/short-feed.tsx'
import { firstChoice } from '../../src/videos/player.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { video } from './video-fixtures.ts'

vi.mock('../../src/videos/player.tsx', async (original) => ({
  ...(await original<typeof import('../../src/videos/player.tsx')>()),
  Player: () => null,
}))

const [previous, current, next] = ['1', '2', '3'].map((id) => video({ id })) as [Short, Short, Short]
type Short = ReturnType<typeof video>

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

async function swiped() {
  const onGoTo = vi.fn()
  const { container } = await renderPage(
    <ShortFeed
      {...{ current, previous, next, onGoTo }}
      choice={firstChoice}
      onChoice={() => {}}
      onCue={() => {}}
      detailsId="words"
      onText={() => {}}
      isRead={false}
      player={null}
    />,
  )
  const feed = container.querySelector('[data-short]')?.parentElement as HTMLElement
  Object.defineProperty(feed, 'clientHeight', { value: 800 })
  feed.scrollTop = 1600
  fireEvent.scroll(feed)
  return onGoTo
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(120))

it('leads to the short at which the finger has let go', async () => {
  const onGoTo = await swiped()
  await rest()
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(next)
})

it('leads nowhere when another page has been chosen meanwhile', async () => {
  const onGoTo = await swiped()
  history.pushState(null, '', '/search')
  await rest()
  expect(onGoTo).not.toHaveBeenCalled()
})

it('leads nowhere while another page is on its way', async () => {
  const onGoTo = await swiped()
  document.documentElement.dataset['navigating'] = ''
  await rest()
  delete document.documentElement.dataset['navigating']
  expect(onGoTo).not.toHaveBeenCalled()
})
