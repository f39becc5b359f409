// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AssistantContext, type Assistant } from '../../src/assistant/assistant-context.ts'
import { ArticlePage } from '../../src/news/article-page.tsx'
import { ArticleTools } from '../../src/news/article-tools.deferred.tsx'
import { renderPage } from '../frame/rendered-page.tsx'
import { article } from './article-fixtures.ts'

const button = (name: string) => screen.getByRole('button', { name })
const status = () => screen.getByRole('status').textContent
const root = document.documentElement

function assistantThat(speaks: boolean): Assistant {
  const snapshot = {
    hasTag: (tag: string) => speaks && tag === 'speaking',
    context: {
      utterance: speaks ? { phase: 'speaking', spoken: { messageId: 'm', reply: {} } } : null,
      invitation: null,
    },
  }
  return { actor: { getSnapshot: () => snapshot }, currentTime: () => (speaks ? 1 : null) } as unknown as Assistant
}

function tools(speaks = false) {
  return (
    <AssistantContext value={assistantThat(speaks)}>
      <ArticleTools />
    </AssistantContext>
  )
}

function browserWith(abilities: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('navigator', { userAgent: 'test', share: abilities.share, clipboard: abilities.clipboard })
}

async function press(name: string) {
  fireEvent.click(button(name))
  await act(async () => {})
}

beforeEach(() => {
  localStorage.clear()
  delete root.dataset['textSize']
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('sharing an article', () => {
  it("uses the system's own way where there is one", async () => {
    const share = vi.fn(() => Promise.resolve())
    const writeText = vi.fn(() => Promise.resolve())
    browserWith({ share, clipboard: { writeText } })
    await renderPage(tools())
    await press('Compartir')
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: document.title, url: location.origin + location.pathname })
    expect(writeText).not.toHaveBeenCalled()
    expect(status()).toBe('')
  })

  it('says nothing when the reader changes their mind', async () => {
    browserWith({ share: () => Promise.reject(new DOMException('no', 'AbortError')) })
    await renderPage(tools())
    await press('Compartir')
    expect(screen.queryByText(/copia/)).toBeNull()
  })

  it('else copies the address, says so, and is done with it after a while', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    browserWith({ clipboard: { writeText } })
    await renderPage(tools())
    vi.useFakeTimers()
    await press('Compartir')
    expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + location.pathname)
    expect(status()).toBe('Enlace copiado')
    act(() => vi.advanceTimersByTime(10_000))
    expect(status()).toBe('')
    expect(screen.queryByText('Enlace copiado')).toBeNull()
  })

  it('shows it, but does not announce it, while Zed speaks', async () => {
    browserWith({ clipboard: { writeText: () => Promise.resolve() } })
    await renderPage(tools(true))
    await press('Compartir')
    expect(screen.getByText('Enlace copiado').getAttribute('aria-hidden')).toBe('false')
    expect(status()).toBe('')
  })

  it('says what to do when copying is refused', async () => {
    browserWith({ clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } })
    await renderPage(tools())
    await press('Compartir')
    expect(status()).toMatch(/No se pudo copiar/)
  })
})

describe('the size of the text', () => {
  it('has three steps with names, of which the one chosen is pressed, shown and kept', async () => {
    await renderPage(tools())
    const names = ['Texto normal', 'Texto grande', 'Texto muy grande']
    const pressed = () => names.filter((name) => button(name).getAttribute('aria-pressed') === 'true')
    expect(screen.getByRole('group', { name: 'Tamaño del texto' }).querySelectorAll('button')).toHaveLength(3)
    expect(pressed()).toEqual(['Texto normal'])
    await press('Texto muy grande')
    expect(pressed()).toEqual(['Texto muy grande'])
    expect(root.dataset['textSize']).toBe('larger')
    cleanup()
    await renderPage(tools())
    expect(pressed()).toEqual(['Texto muy grande'])
    await press('Texto normal')
    expect(root.dataset['textSize']).toBeUndefined()
  })

  it('is that of the last visit when an article opens, unless what is stored is none', async () => {
    localStorage.setItem('text-size', 'large')
    await renderPage(<ArticlePage article={article()} text={[]} popular={[]} next={[]} films={[]} />)
    expect(root.dataset['textSize']).toBe('large')
    cleanup()
    localStorage.setItem('text-size', 'gigantic')
    await renderPage(<ArticlePage article={article()} text={[]} popular={[]} next={[]} films={[]} />)
    expect(root.dataset['textSize']).toBeUndefined()
  })
})

describe('asking about a selection', () => {
  it('offers it also for what was selected before the tools were there', async () => {
    const text = document.createElement('main')
    text.innerHTML = '<article><p>Las bacterias comen petróleo en el mar.</p></article>'
    document.body.append(text)
    Range.prototype.getBoundingClientRect = () => new DOMRect(10, 20, 200, 24)
    const isSelected = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }))
    getSelection()?.selectAllChildren(text.querySelector('p') ?? text)
    await isSelected
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await renderPage(tools())
    await act(() => vi.advanceTimersByTimeAsync(250))
    expect(button('Preguntar a Zed')).toBeDefined()
    Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
    text.remove()
  })
})
