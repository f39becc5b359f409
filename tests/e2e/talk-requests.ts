import { expect, type Page, type Request } from '@playwright/test'
import { firstSound, panelOf } from './site.ts'

/** A reply of the talk service: what was asked, when it came, and how long it lasts (s). */
interface Heard {
  kind: Kind
  duration: number
  at: number
}

type Kind = 'greeting' | 'summary' | 'invitation' | 'chat'

/** What a talk request asks for. */
function kindOf(request: Request): Kind {
  const body = request.postDataJSON() as Record<string, unknown>
  if ('history' in body) return 'chat'
  if ('audioUrl' in body) return 'summary'
  return 'summaryText' in body ? 'invitation' : 'greeting'
}

/** Records the talk requests of a page: what was asked, when, and how long the reply lasts. */
export function listenToTalk(page: Page): Heard[] {
  const heard: Heard[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/talk') || !response.ok()) return
    const reply: Heard = { kind: kindOf(response.request()), duration: Number.NaN, at: Date.now() }
    heard.push(reply)
    // The page may be closed while its last reply is still on its way, and a browser need not keep what it has streamed.
    const text = await response.text().catch(() => '')
    // A chat is answered line by line, the whole last.
    const whole = text.trim().split('\n').at(-1)
    if (whole) reply.duration = (JSON.parse(whole) as { duration: number }).duration
  })
  return heard
}

/**
 * Has the site's own service say a short text where it would say a long one: what is heard to its end is heard in real
 * time, and more seconds prove nothing more. Some seconds it must be: while the robot is set up, a busy machine may not get
 * to look at what sounds.
 */
export async function keepShort(page: Page, texts: Partial<Record<Kind, string>>): Promise<void> {
  await page.route('**/api/talk', async (route) => {
    const summaryText = texts[kindOf(route.request())]
    if (!summaryText) return route.continue()
    const { lang } = route.request().postDataJSON() as { lang: string }
    const response = await route.fetch({ postData: { audioUrl: '', summaryText, lang } })
    await route.fulfill({ response })
  })
}

/** Where the reader writes. */
export const field = (page: Page) => panelOf(page).getByRole('textbox')

/** Waits until a summary has failed and says why; the panel takes questions, and answers when the service is well again. */
export async function expectUsableAfterFailure(page: Page, errors: readonly string[], message: RegExp): Promise<void> {
  await page.goto('/news-single/es-1')
  await expect(field(page)).toBeEnabled({ timeout: 30_000 })
  await expect.poll(() => errors.join('\n')).toMatch(message)
  await field(page).fill('¿Sigues ahí?')
  await field(page).press('Enter')
  await expect(field(page)).toBeEnabled({ timeout: 30_000 })
  await page.unroute('**/api/talk')
  await field(page).fill('¿Qué es una nanopartícula?')
  await field(page).press('Enter')
  await firstSound(page)
}
