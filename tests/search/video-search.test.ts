import { expect, it } from 'vitest'
import { indexVideos } from '../../src/search/search-index.server.ts'
import { video } from '../videos/video-fixtures.ts'

const index = indexVideos(
  [
    video({ id: '1', title: 'El Nobel de la cinta adhesiva', summary: 'Cómo se separa una lámina de grafeno.' }),
    video({
      id: '2',
      title: 'La pata del geco',
      transcript: [{ start: 0, end: 3, text: 'Millones de pelos se pegan al vidrio.' }],
    }),
    video({ id: '3', topic: 'retroengineering', technoscience: undefined, title: 'El reloj de cuarzo' }),
  ],
  'es',
  (topic) => (topic === 'retroengineering' ? 'Retroingeniería' : 'Nanotecnología'),
)

it.each([
  ['a word of the title', 'cinta', ['1']],
  ['a word of the summary, without its accent', 'lamina', ['1']],
  ['a word that is said', 'pelos', ['2']],
  ['its list', 'retroingenieria', ['3']],
  ['nothing', 'petróleo', []],
])('a video is found by %s', (_, query, ids) => {
  expect(index.search(query).map(({ id }) => id)).toEqual(ids)
})

it('shows where it speaks of it, and leads to its page', () => {
  const [hit] = index.search('vidrio')
  expect(hit).toMatchObject({ id: '2', topic: 'nanotechnology', technoscience: 'Nanotecnología' })
  expect(hit?.snippet.find(({ marked }) => marked)?.text).toBe('vidrio')
})

it('tells whether all that was looked for is spoken of', () => {
  expect(index.find('geco vidrio').complete).toBe(true)
  expect(index.find('geco petróleo').complete).toBe(false)
})
