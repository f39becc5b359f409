// @vitest-environment jsdom
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Picture } from '../../src/ui/picture.tsx'

const publicFolder = join(import.meta.dirname, '../../public')
const manifest = JSON.parse(readFileSync(join(publicFolder, 'pictures/manifest.json'), 'utf8')) as Record<
  string,
  { formats: Record<string, object> }
>
const root = 16

afterEach(cleanup)

function slot(sizes: string, screen: number): number {
  for (const entry of sizes.split(/,\s*(?=\(|\d|calc)/)) {
    const [, limit, length = ''] = /^(?:\(width < ([\d.]+)rem\) )?(\d+(?:px|vw))$/.exec(entry.trim()) ?? []
    if (limit !== undefined && screen >= Number(limit) * root) continue
    const number = Number.parseFloat(length)
    return length.endsWith('vw') ? (screen * number) / 100 : number
  }
  throw new Error(`No entry of ${sizes} holds at ${screen} px`)
}

/** Mimics the browser's choice: the smallest sufficient file, or the largest. */
function fetched(srcset: string, width: number): string {
  const files = srcset.split(', ').map((candidate) => {
    const [address = '', descriptor = ''] = candidate.split(' ')
    return { address, width: Number.parseInt(descriptor, 10) }
  })
  return (files.find((file) => file.width >= width) ?? files.at(-1))?.address ?? ''
}

function heroFiles(name: string, screen: number, density: number): string[] {
  const { container, unmount } = render(
    <Picture
      imageUrl={`/pictures/${name}/light-1014.avif`}
      alt=""
      shape="full"
      sizes="(width < 75rem) 100vw, 760px"
      priority
    />,
  )
  const files = [...container.querySelectorAll('source, img')].map((element) => {
    const width = slot(element.getAttribute('sizes') ?? '', screen) * density
    return fetched(element.getAttribute('srcset') ?? '', width)
  })
  unmount()
  return files
}

const articlePictures = Object.entries(manifest).flatMap(([name, { formats }]) => (formats['card'] ? [name] : []))

describe('the first picture of an article on a phone', () => {
  it.each(articlePictures)('%s weighs at most 45 kB', (name) => {
    for (const screen of [320, 390, 430]) {
      for (const density of [1, 2, 3, 4]) {
        const files = heroFiles(name, screen, density)
        expect(files).toHaveLength(2)
        for (const file of files) {
          expect(statSync(join(publicFolder, file)).size, `${file} at ${screen} px × ${density}`).toBeLessThanOrEqual(
            45_000,
          )
        }
      }
    }
  })

  it('is the fine print on a tablet and a desktop', () => {
    expect(heroFiles('nanoparticles', 768, 2)[1]).toBe('/pictures/nanoparticles/light-1600.avif')
    expect(heroFiles('nanoparticles', 1440, 1)[1]).toBe('/pictures/nanoparticles/light-1014.avif')
  })
})
