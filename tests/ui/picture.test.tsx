// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureSources } from '../../src/ui/picture-sources.ts'
import { Picture } from '../../src/ui/picture.tsx'

afterEach(cleanup)

const image = () => screen.getByRole<HTMLImageElement>('img')
const url = '/pictures/drop/light-1014.avif'

function picture(props: Partial<Parameters<typeof Picture>[0]> = {}) {
  return <Picture imageUrl={url} alt="Una gota" shape="full" sizes="100vw" {...props} />
}

describe('the sources of a picture', () => {
  it('are the files of both themes in the widths of the cut', () => {
    const sources = pictureSources(url, 'wide')
    expect(sources?.light).toMatch(/^\/pictures\/drop\/light-640\.avif 640w, /)
    expect(sources?.dark).toContain('/pictures/drop/dark-1600.avif 1600w')
    expect(pictureSources(url, 'card')?.dark).toBe(
      '/pictures/drop/card-dark-320.avif 320w, /pictures/drop/card-dark-640.avif 640w',
    )
  })

  it('are the two drawings of a drawn picture, and none for another file', () => {
    expect(pictureSources('/pictures/advertisement/light.svg', 'wide')?.dark).toBe('/pictures/advertisement/dark.svg')
    expect(pictureSources('/pictures/drop.png', 'wide')).toBeUndefined()
    expect(pictureSources('/pictures/drop/lightning-9.avif', 'wide')).toBeUndefined()
  })
})

describe('a picture', () => {
  it('follows the theme of the system and has room before it is there', () => {
    const { container } = render(picture())
    const dark = container.querySelector('source[media="(prefers-color-scheme: dark)"]')
    expect(dark?.getAttribute('srcset')).toContain('/pictures/drop/dark-640.avif')
    expect(image().getAttribute('srcset')).toContain('/pictures/drop/light-640.avif')
    expect([image().width, image().height]).toEqual([1014, 570])
    expect(image().getAttribute('loading')).toBe('lazy')
  })

  it('is fetched before everything else when it is the main one', () => {
    render(picture({ priority: true }))
    expect(image().getAttribute('fetchpriority')).toBe('high')
    expect(image().getAttribute('loading')).toBe('eager')
  })

  it('gives way to the placeholder when it fails, in the same room and with the same words', () => {
    const { container } = render(picture())
    fireEvent.error(image())
    expect(image().getAttribute('src')).toBe('/pictures/placeholder.svg')
    expect(image().alt).toBe('Una gota')
    expect([image().width, image().height]).toEqual([1014, 570])
    expect(container.querySelector('source')).toBeNull()
    expect(image().srcset).toBe('')
  })

  it('does not ask for the placeholder for ever when that fails too', () => {
    render(picture())
    fireEvent.error(image())
    const placeholder = image()
    fireEvent.error(placeholder)
    expect(image()).toBe(placeholder)
  })

  it('finds out about a failure that happened before it was listened to', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'))
    render(picture())
    await waitFor(() => expect(image().getAttribute('src')).toBe('/pictures/placeholder.svg'))
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  it('leaves alone a finished picture without a size of its own, as a drawing', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const decode = vi.fn(() => Promise.resolve())
    HTMLImageElement.prototype.decode = decode
    render(picture({ imageUrl: '/pictures/desks/tests.svg', themed: false }))
    await waitFor(() => expect(decode).toHaveBeenCalled())
    expect(image().getAttribute('src')).toBe('/pictures/desks/tests.svg')
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })

  it('tries again for another picture', () => {
    const { rerender } = render(picture())
    fireEvent.error(image())
    rerender(picture({ imageUrl: '/pictures/wing/light-1014.avif' }))
    expect(image().getAttribute('src')).toBe('/pictures/wing/light-1014.avif')
  })
})
