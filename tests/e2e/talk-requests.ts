import { expect, type Page, type Request } from '@playwright/test'
import { panelOf, soundPlayed } from './site.ts'

interface Heard {
  kind: Kind
  duration: number
  at: number
}

type Kind = 'greeting' | 'summary' | 'invitation' | 'chat'

function kindOf(request: Request): Kind {
  const body = request.postDataJSON() as Record<string, unknown>
  if ('history' in body) return 'chat'
  if ('audioUrl' in body) return 'summary'
  return 'summaryText' in body ? 'invitation' : 'greeting'
}

export function listenToTalk(page: Page): Heard[] {
  const heard: Heard[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/talk') || !response.ok()) return
    const reply: Heard = { kind: kindOf(response.request()), duration: Number.NaN, at: Date.now() }
    heard.push(reply)
    // The page may close during its last reply, and browsers don't keep streamed bodies.
    const text = await response.text().catch(() => '')
    const whole = text.trim().split('\n').at(-1)
    if (whole) reply.duration = (JSON.parse(whole) as { duration: number }).duration
  })
  return heard
}

/** Replaces long texts, because sounds play in real time. Not too short, so that busy machines can observe them. */
export async function keepShort(page: Page, texts: Partial<Record<Kind, string>>): Promise<void> {
  await page.route('**/api/talk', async (route) => {
    const summaryText = texts[kindOf(route.request())]
    if (!summaryText) return route.continue()
    const { lang } = route.request().postDataJSON() as { lang: string }
    const response = await route.fetch({ postData: { audioUrl: '', summaryText, lang } })
    await route.fulfill({ response })
  })
}

export const field = (page: Page) => panelOf(page).getByRole('textbox')

export async function expectUsableAfterFailure(page: Page, errors: readonly string[], message: RegExp): Promise<void> {
  await page.goto('/news-single/es-1')
  await expect(field(page)).toBeEnabled()
  await expect.poll(() => errors.join('\n')).toMatch(message)
  await field(page).fill('¿Sigues ahí?')
  await field(page).press('Enter')
  await expect(field(page)).toBeEnabled()
  await page.unroute('**/api/talk')
  await field(page).fill('¿Qué es una nanopartícula?')
  await field(page).press('Enter')
  await soundPlayed(page, 0)
}
