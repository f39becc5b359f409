import type { Page } from '@playwright/test'
import { hydrated } from '../e2e/site.ts'
import { violationsOf } from '../e2e/violations.ts'
import type { Control, Fault } from './walker.ts'
import { controlsOf, still, sweep } from './looking.ts'
import type { Language } from './page-kinds.ts'

/** How a reader presses. */
export type Way = 'tap' | 'click'

/** How long (ms) a control may take to answer before it counts as dead: not how fast it is, but whether it does anything. */
const patience = 20_000
/** Of a group with more members than this one stands for all. */
const crowd = 3

interface Step {
  /** What is pressed first, so that the control is there. */
  before: string[]
  control: Control
}

/**
 * Presses every distinct control of a page's parts once, each where the page is as it was on arrival, and what a press
 * brings to light in turn. Answers with those that do nothing, and with what is wrong in the states that it has seen.
 */
export async function pressAll(
  page: Page,
  {
    open,
    way,
    language,
    scopes,
    answered,
  }: {
    open: () => Promise<void>
    way: Way
    language: Language
    scopes: readonly string[]
    /** What has been pressed before, on pages before this one too, and need not be again. */
    answered: Set<string>
  },
): Promise<Fault[]> {
  const faults: Fault[] = []
  const done = answered
  await open()
  const atFirst = await controlsOf(page)
  const known = new Set(atFirst.map(({ id }) => id))
  const queue: Step[] = distinct(atFirst, scopes, done).map((control) => ({ before: [], control }))
  let isThere = true
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { before, control } = step
    if (!isThere || before.length > 0) await open()
    for (const id of before) await pressed(page, id, way)
    isThere = true
    const label = `${control.scope}: «${control.name || control.group}»`
    if (!(await appears(page, control.id))) {
      faults.push({ control: label, fault: 'is not there when the page is opened once more' })
      continue
    }
    try {
      const now = await controlsOf(page)
      const place = page.url()
      if (!(await pressed(page, control.id, way))) faults.push({ control: label, fault: `does nothing (${way})` })
      // Some presses lead to another page a moment after they have answered.
      const rests = await still(page).then(
        () => true,
        () => false,
      )
      if (!rests || page.url() !== place) {
        isThere = false
        continue
      }
      const after = await controlsOf(page)
      const ids = new Set(after.map(({ id }) => id))
      const fresh = after.filter(({ id }) => !known.has(id))
      isThere =
        before.length === 0 && now.every(({ id }) => ids.has(id)) && fresh.every(({ scope }) => scope === control.scope)
      if (fresh.length === 0 || before.length >= 1) continue
      for (const { id } of fresh) known.add(id)
      const seen = await sweep(
        page,
        language,
        fresh.map(({ id }) => id),
      )
      const shown = `after «${control.name}»`
      faults.push(...seen.faults.map(({ control: name, fault }) => ({ control: `${shown}, ${name}`, fault })))
      faults.push(
        ...(await violationsOf(page)).map((violation) => ({ control: shown, fault: violation.slice(0, 300) })),
      )
      const steps = distinct(fresh, [...scopes, 'dialog', 'notice'], done)
      queue.push(...steps.map((one) => ({ before: [...before, control.id], control: one })))
    } catch (error) {
      // Some presses lead to another page while what they have changed is looked at.
      if (!/Execution context was destroyed/.test(String(error))) throw error
      isThere = false
    }
  }
  return faults
}

/** Waits for a control: some come a moment after the page. */
const appears = (page: Page, id: string) =>
  page
    .waitForFunction((sought) => window.walker?.controls().some((one) => one.id === sought), id, { timeout: patience })
    .then(() => true)
    .catch(() => false)

/** The controls that stand for all: each button and field, one link of each component. */
function distinct(controls: readonly Control[], scopes: readonly string[], done: Set<string>): Control[] {
  const sizes = new Map<string, number>()
  for (const { group } of controls) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return controls.filter(({ scope, group, type, name, disabled, current }) => {
    if (!scopes.includes(scope) || disabled || current) return false
    const isOneOfMany = type === 'link' || (sizes.get(group) ?? 0) > crowd
    const key = isOneOfMany ? `${scope} ${group}` : `${scope} ${group} ${name}`
    if (done.has(key)) return false
    done.add(key)
    return true
  })
}

/** Presses a control and waits until something has come of it; whether it has. */
async function pressed(page: Page, id: string, way: Way): Promise<boolean> {
  if (!(await appears(page, id))) return false
  const control = (await controlsOf(page)).find((one) => one.id === id)
  const point = await page.evaluate((sought) => window.walker?.aim(sought), id)
  if (!control || !point) return false
  const elsewhere = new AbortController()
  const left = leaving(page, elsewhere.signal)
  await page.evaluate((sought) => window.walker?.watch(sought), id)
  if (way === 'tap') await page.touchscreen.tap(point.x, point.y)
  else await page.mouse.click(point.x, point.y)
  await useByKeys(page, control)
  const answered = page
    .waitForFunction(() => window.walker?.answer(), undefined, { timeout: patience })
    .then(() => true)
    .catch(() => false)
  const result = await Promise.race([answered, left])
  elsewhere.abort()
  if (page.url() !== 'about:blank') await page.waitForLoadState('domcontentloaded')
  return result
}

/** What is done to a control when it is reached: a field is written in, a slider moved, a button pressed. */
async function useByKeys(page: Page, { type }: Control): Promise<void> {
  if (type === 'text') await page.keyboard.type('luz')
  else if (type === 'range') {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
  } else if (type === 'select') await page.keyboard.press('ArrowDown')
}

/** Resolves when a press leads out of the page: to another document, a window, a file, the system's dialog. */
function leaving(page: Page, signal: AbortSignal): Promise<true> {
  return new Promise((resolve) => {
    const left = () => resolve(true)
    const onRequest = (request: { isNavigationRequest: () => boolean }) => request.isNavigationRequest() && left()
    page.on('popup', left)
    page.on('download', left)
    page.on('filechooser', left)
    page.on('request', onRequest)
    signal.addEventListener('abort', () => {
      page.off('popup', left)
      page.off('download', left)
      page.off('filechooser', left)
      page.off('request', onRequest)
    })
  })
}

/** Opens a page anew. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}
