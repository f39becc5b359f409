import { readFileSync, readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { askTalk, measureSound, test } from './site.ts'

const folder = '.output/public/narration'
// tests/speech/narration.test.ts decodes all narrations; the browser plays one per language.
const names = ['1.', 'es-1.'].flatMap((article) =>
  readdirSync(folder).filter((name) => name.startsWith(article) && name.endsWith('.mp3')),
)

test('a narration is heard for as long as its timing file says', async ({ page }) => {
  expect(names).toHaveLength(2)
  await page.goto('/privacy')
  for (const name of names) {
    const { duration } = JSON.parse(readFileSync(`${folder}/${name.replace('.mp3', '.json')}`, 'utf8')) as {
      duration: number
    }
    const heard = await measureSound(page, `/narration/${name}`)
    expect(Math.abs(heard.duration - duration), name).toBeLessThan(0.02)
  }
})

test('an article names its narration, and its summary is answered with it', async ({ request }) => {
  const { article } = (await (await request.get('/api/news/article?language=en&id=1')).json()) as {
    article: { audio: string; summaryText: string }
  }
  expect(article.audio).toMatch(/^\/narration\/1\.[0-9a-f]{16}\.mp3$/)
  const ask = async (summaryText: string) =>
    (await (await askTalk(request, { audioUrl: article.audio, summaryText, lang: 'en' })).json()) as {
      audio: string
      text: string
    }
  expect(await ask(article.summaryText)).toMatchObject({ audio: article.audio, text: article.summaryText })
  expect((await ask('Something else.')).audio).toMatch(/^\/api\/speech\//)
  const part = await request.get(article.audio, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect(part.headers()['cache-control']).toContain('immutable')
})
