// @vitest-environment jsdom
import path from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { readVideos } from '../../content-pipeline/video-reader.ts'
import { formatScale } from '../../src/i18n/sizes.server.ts'
import { VideoAbout } from '../../src/videos/video-about.tsx'
import { renderPage } from '../frame/rendered-page.tsx'

const videos = readVideos({ scripts: path.resolve('src/content/videos'), public: path.resolve('public') }).es

afterEach(cleanup)

async function about(topic: keyof typeof videos, id: string): Promise<void> {
  const video = videos[topic].find((one) => one.id === id)
  if (!video) throw new Error(`no film ${topic} ${id}`)
  const inWords = { ...video, dateText: '15 oct 2026', scaleText: formatScale(video.scale, 'es') }
  await renderPage(<VideoAbout video={inWords} figure={null} list={null} />)
}

it('says how big in life what a film shows is', async () => {
  await about('nanotechnology', '4')
  screen.getByText(/^4(,0)?\s+nm$/)
  screen.getByText('Tamaño real de lo que ves')
})

it.each([
  ['how to compress a text', 'infotechnology', '3'],
  ['how a network learns', 'infotechnology', '9'],
  ['what attention misses', 'cognotechnology', '5'],
  ['the site itself', 'about-us', '1'],
] as const)('says nothing of size beside a film about %s, which shows no thing of a size', async (_, topic, id) => {
  await about(topic, id)
  screen.getByRole('heading', { level: 1 })
  expect(screen.queryByText('Tamaño real de lo que ves')).toBeNull()
  expect(screen.queryByText(/^[\d\s.,]+ (nm|µm|mm|cm|m|km)$/)).toBeNull()
})
