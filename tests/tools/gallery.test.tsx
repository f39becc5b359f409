// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { languages } from '../../src/i18n/language.ts'
import { addressOf, parseAddress } from '../../tools/testing/gallery/address.ts'
import { parts } from '../../tools/testing/gallery/parts.ts'
import { loadRooms } from '../../tools/testing/gallery/rooms.ts'
import { sitePaths } from '../../tools/testing/gallery/site-router.ts'
import { createStateView } from '../../tools/testing/gallery/state-view.tsx'
import { themes } from '../../tools/testing/gallery/themes.ts'
import spanish from '../../locales/es.json'

// jsdom's track lists lack events.
for (const list of ['textTracks', 'audioTracks']) {
  Object.defineProperty(HTMLMediaElement.prototype, list, {
    value: Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [][Symbol.iterator]() }),
  })
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('no server'))),
  )
  window.scrollTo = () => {}
  HTMLMediaElement.prototype.pause = function pause() {
    this.dispatchEvent(new Event('pause'))
  }
  HTMLMediaElement.prototype.load = () => {}
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const rooms = await loadRooms()
const states = rooms.flatMap(({ name: room, entries }) =>
  entries.flatMap((entry) =>
    Object.entries(entry.states).map(([state, show]) => ({
      room,
      name: entry.name,
      state,
      show,
      says: entry.says?.[state],
    })),
  ),
)

async function open(show: (typeof states)[number]['show'], language: (typeof languages)[number]) {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(await createStateView(show, { language, theme: 'light' }))
  await vi.waitFor(
    () => {
      expect(place.childElementCount).toBeGreaterThan(0)
      expect(place.querySelector('[data-gallery-waiting]')).toBeNull()
      expect(place.querySelector('svg, img, video, p, h1, h2, a, button, span')).not.toBeNull()
    },
    { timeout: 120_000, interval: 5 },
  )
  return {
    place,
    leave() {
      root.unmount()
      place.remove()
    },
  }
}

const keys = new Set(Object.keys(spanish).filter((key) => key.includes('_')))

function untranslated(place: Element): string[] {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode())
    if (keys.has(walker.currentNode.nodeValue?.trim() ?? '')) found.push(walker.currentNode.nodeValue ?? '')
  return found
}

describe.each(states)('$name/$state', ({ show, says }) => {
  it.each(languages)('is shown in %s and tells the console nothing it should not', async (language) => {
    const { place, leave } = await open(show, language)
    expect(document.documentElement.lang).toBe(language)
    expect(untranslated(place)).toEqual([])
    leave()
    const said = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '))
    if (says) {
      expect(said.length).toBeGreaterThan(0)
      for (const text of said) expect(text).toMatch(says)
    } else expect(said).toEqual([])
  })
})

describe('the gallery', () => {
  const sources = import.meta.glob<string>(
    '../../src/{ui,runtime,frame,navigation,theme,news,figures,assistant,listening,reading,search,videos,glossary}/*.tsx',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  )
  const entrySources = Object.values(
    import.meta.glob<string>('../../tools/testing/gallery/{*,entries/*}.tsx', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
  const exported = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/^export (?:async )?(?:function|const) ([A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*)\b/gm)].map(
      ([, name = '']) => ({ file: file.replace(/^.*\/src\/|\.tsx$/g, ''), name }),
    ),
  )
  const isShown = ({ file, name }: (typeof exported)[number]) =>
    entrySources.some(
      (text) =>
        new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[./]+/src/${file}\\.tsx'`).test(text) &&
        new RegExp(`<${name}[\\s/>]`).test(text),
    )

  it('finds the components of the site', () => {
    const found = exported.map(({ file, name }) => `${file} ${name}`)
    expect(found).toEqual(expect.arrayContaining(['news/article-card ArticleCard', 'frame/header Header']))
    expect(found.length).toBeGreaterThan(70)
  })

  it('shows every one of them, or says why not', () => {
    const missing = exported.filter((one) => !isShown(one) && !Object.hasOwn(parts, `${one.file} ${one.name}`))
    expect(missing).toEqual([])
  })

  it('gives no reason for what is not there any more', () => {
    const known = exported.map(({ file, name }) => `${file} ${name}`)
    expect(Object.keys(parts).filter((part) => !known.includes(part))).toEqual([])
  })

  it('knows every path of the site', () => {
    const tree = readFileSync('src/routeTree.gen.ts', 'utf8')
    const [, list = ''] = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree) ?? []
    const paths = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
    const pages = paths.filter((path) => !/^\/(api|feed)|\.(xml|txt)|^\/health/.test(path))
    expect(pages.length).toBeGreaterThan(10)
    expect(sitePaths.toSorted()).toEqual(expect.arrayContaining(pages.toSorted()))
  })

  it('has a name only once', () => {
    const names = rooms.flatMap(({ entries }) => entries.map(({ name }) => name))
    expect(names).toEqual([...new Set(names)])
  })

  it('says in an address what it shows', () => {
    for (const language of languages) {
      for (const theme of themes) {
        const address = { name: 'article-card', state: 'large', language, theme, room: 'news' }
        expect(parseAddress(addressOf(address).slice(1))).toEqual(address)
      }
    }
    expect(parseAddress('?show=article-card/large')).toMatchObject({ language: 'es', theme: 'light', room: undefined })
    expect(parseAddress('')).toBeUndefined()
  })
})
