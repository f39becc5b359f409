import type { Page } from '@playwright/test'
import { framesPainted, hydrated } from '../e2e/site.ts'
import { violationsOf } from '../e2e/violations.ts'
import type { Control, Fault, Walker } from './walker.ts'
import { hold, type HeldPage } from './held-page.ts'
import { controlsOf, still, sweep } from './looking.ts'
import type { Language } from './page-kinds.ts'

export type Way = 'tap' | 'click'

/** Time (ms) after which a control without response counts as dead. */
const patience = 30_000
/** Time (ms) that a control may be missing before the page is reloaded. */
const soon = 1000
const mostTries = 20
/** In a larger group, only one member is pressed. */
const crowd = 3

interface Task {
  address: string
  way: Way
  language: Language
  scopes: readonly string[]
  /** Controls that responded, also on earlier pages. */
  answered: Set<string>
}

/** Presses every distinct control once in the page's initial state, then what each press reveals. Returns faults. */
export async function pressAll(page: Page, task: Task): Promise<Fault[]> {
  const round = new Round(page, await hold(page), task)
  await round.begin()
  return round.faults
}

/** One page. Reloads it only if going back doesn't restore its state. */
class Round {
  readonly faults: Fault[] = []
  readonly #page: Page
  readonly #held: HeldPage
  readonly #task: Task
  readonly #known = new Set<string>()
  #first: string[] = []
  #address = ''
  /** Presses that lead to the current state; unknown after some presses. */
  #state: string | undefined
  /** Whether nothing was pressed since the page was loaded. */
  #isFresh = false
  /** Whether a search or question may still have late results. */
  #isAsked = false

  constructor(page: Page, held: HeldPage, task: Task) {
    this.#page = page
    this.#held = held
    this.#task = task
  }

  async begin(): Promise<void> {
    // Storage may contain earlier choices, such as a closed panel: clear it.
    await this.#page.addInitScript(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()))
    await this.#open()
    const atFirst = await controlsOf(this.#page)
    this.#address = this.#page.url()
    this.#first = ownOf(atFirst)
    for (const { id } of atFirst) this.#known.add(id)
    for (const control of distinct(atFirst, this.#task.scopes, this.#task.answered)) {
      const fresh = await this.#press(control)
      for (const one of distinct(fresh, [...this.#task.scopes, 'dialog', 'notice'], this.#task.answered))
        await this.#press(one, control)
    }
  }

  /** Presses a control in the initial state or after `before`; returns the controls that it reveals. */
  async #press(control: Control, before?: Control): Promise<Control[]> {
    const label = `${control.scope}: «${control.name || control.group}»`
    await this.#come(before)
    if (!(await this.#find(control, before))) {
      if (before && control.scope === 'panel') return []
      this.faults.push({ control: label, fault: 'is not there when the page is opened once more' })
      return []
    }
    const state = this.#state
    this.#state = undefined
    this.#isFresh = false
    const now = await controlsOf(this.#page)
    await this.#page.evaluate((sought) => window.walker?.aim(sought), control.id)
    const place = await placeInHistory(this.#page)
    this.#isAsked ||= control.type === 'text' || control.scope === 'panel'
    const { hasAnswered, wrong } = await pressed(this.#page, this.#held, control.id, this.#task.way)
    const isTakenBack = before && control.scope === 'panel' && !(await appears(this.#page, control.id, soon))
    if (!hasAnswered && !isTakenBack) this.faults.push({ control: label, fault: `does nothing (${this.#task.way})` })
    this.faults.push(...wrong.map((fault) => ({ control: label, fault })))
    await still(this.#page)
    if ((await placeInHistory(this.#page)).url !== place.url) {
      await this.#goBack(place)
      return []
    }
    if (control.type === 'text') await changes(this.#page, ownOf(now))
    const after = await controlsOf(this.#page)
    const fresh = after.filter(({ id }) => !this.#known.has(id))
    if (isSame(ownOf(now), ownOf(after)) && !this.#isAsked) this.#state = state
    else if (!before) this.#state = control.id
    for (const { id } of fresh) this.#known.add(id)
    if (fresh.length === 0 || before) return []
    await this.#lookAt(control, fresh)
    return fresh
  }

  async #find(control: Control, before: Control | undefined): Promise<boolean> {
    const isOffer = before !== undefined && control.scope === 'panel'
    if (await appears(this.#page, control.id, !this.#isFresh ? soon : isOffer ? soon * 5 : patience)) return true
    if (this.#isFresh) return false
    await this.#open()
    await this.#come(before)
    return appears(this.#page, control.id, isOffer ? soon * 5 : patience)
  }

  async #lookAt(control: Control, fresh: readonly Control[]): Promise<void> {
    const shown = `after «${control.name}»`
    const ids = fresh.map(({ id }) => id)
    const { faults } = await sweep(this.#page, this.#task.language, ids)
    this.faults.push(...faults.map(({ control: name, fault }) => ({ control: `${shown}, ${name}`, fault })))
    const isInPanel = [control, ...fresh].every(({ scope }) => scope === 'panel')
    const violations = await violationsOf(this.#page, isInPanel ? { within: '[data-zed-panel]' } : {})
    this.faults.push(...violations.map((violation) => ({ control: shown, fault: violation.slice(0, 300) })))
  }

  async #come(before: Control | undefined): Promise<void> {
    if (this.#state === (before?.id ?? '')) return
    // Escape closes overlays.
    if (this.#state !== undefined && this.#state !== '') {
      await this.#page.keyboard.press('Escape')
      await still(this.#page)
    }
    if (!(await this.#isAsOnArrival())) await this.#open()
    this.#state = ''
    if (!before) return
    await pressed(this.#page, this.#held, before.id, this.#task.way)
    await still(this.#page)
    this.#state = before.id
  }

  async #isAsOnArrival(): Promise<boolean> {
    if (this.#isAsked || this.#page.url() !== this.#address) return false
    return isSame(ownOf(await controlsOf(this.#page)), this.#first)
  }

  async #goBack({ url, index, isFar }: Place): Promise<void> {
    const { index: now } = await placeInHistory(this.#page)
    if (now <= index) return
    await this.#page.evaluate((steps) => history.go(steps), index - now)
    await this.#page.waitForURL(url)
    await this.#page
      .waitForFunction(
        (sought) => {
          const own = window.walker?.controls().filter(({ scope }) => scope !== 'panel')
          return own?.length === sought.length && own.every(({ id }) => sought.includes(id))
        },
        this.#first,
        { timeout: 2000 },
      )
      .catch(() => {})
    // Late notices must not count for the next press. Scrolling puts the offered way back away.
    if (isFar && (await hasNotice(this.#page, this.#first))) await scrollAwayAndBack(this.#page)
    await still(this.#page)
  }

  async #open(): Promise<void> {
    await this.#held.open(this.#task.address)
    await hydrated(this.#page)
    this.#state = ''
    this.#isFresh = true
    this.#isAsked = false
  }
}

/** Excludes Zed's panel, which changes by itself. */
const ownOf = (controls: readonly Control[]): string[] =>
  controls.filter(({ scope }) => scope !== 'panel').map(({ id }) => id)

const isSame = (ids: readonly string[], others: readonly string[]): boolean =>
  ids.length === others.length && ids.every((id) => others.includes(id))

interface Place {
  url: string
  index: number
  /** Scrolled so far that the way back is offered after going back. */
  isFar: boolean
}

const placeInHistory = (page: Page): Promise<Place> =>
  page.evaluate(() => ({
    url: location.href,
    index: navigation.currentEntry?.index ?? 0,
    isFar: scrollY > innerHeight / 2,
  }))

const hasNotice = (page: Page, first: string[]): Promise<boolean> =>
  page
    .waitForFunction(
      (before) => window.walker?.controls().some(({ id, scope }) => scope === 'notice' && !before.includes(id)),
      first,
      { timeout: 2000 },
    )
    .then(() => true)
    .catch(() => false)

async function scrollAwayAndBack(page: Page): Promise<void> {
  for (const top of [200, 0]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await framesPainted(page)
  }
}

const changes = (page: Page, before: string[]) =>
  page
    .waitForFunction(
      (known) => {
        const own = window.walker?.controls().filter(({ scope }) => scope !== 'panel')
        return own?.length !== known.length || own.some(({ id }) => !known.includes(id))
      },
      before,
      { timeout: soon },
    )
    .catch(() => {})

const appears = (page: Page, id: string, timeout = patience) =>
  page
    .waitForFunction((sought) => window.walker?.controls().some((one) => one.id === sought), id, { timeout })
    .then(() => true)
    .catch(() => false)

/** One representative per kind: each button and field, one link of each component. */
function distinct(controls: readonly Control[], scopes: readonly string[], done: Set<string>): Control[] {
  const sizes = new Map<string, number>()
  for (const { group } of controls) sizes.set(group, (sizes.get(group) ?? 0) + 1)
  return controls.filter(({ scope, group, type, name, disabled, current, chosen }) => {
    if (!scopes.includes(scope) || disabled || current || chosen) return false
    // Native film controls exist only before hydration (waking.walk.ts).
    if (type === 'media') return false
    // All suggestions of Zed ask in the same way; what they are answered is tested in tests/talk.
    const isSuggestion = scope === 'panel' && group.endsWith(' in a list')
    const isOneOfMany = type === 'link' || isSuggestion || (sizes.get(group) ?? 0) > crowd
    const key = isOneOfMany ? `${scope} ${group}` : `${scope} ${group} ${name}`
    if (done.has(key)) return false
    done.add(key)
    return true
  })
}

/** Presses a control and waits for its effect; returns faults. */
async function pressed(
  page: Page,
  held: HeldPage,
  id: string,
  way: Way,
): Promise<{ hasAnswered: boolean; wrong: string[] }> {
  const { left, end } = held.listen()
  const isAnswered = await answers(page, id, way, left)
  return { hasAnswered: isAnswered, wrong: await end() }
}

/** Presses again if the control moved away, as readers do. */
async function answers(page: Page, id: string, way: Way, left: Promise<true>): Promise<boolean> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (!(await appears(page, id))) return false
    const control = (await controlsOf(page)).find((one) => one.id === id)
    const point = await restOf(page, id)
    if (!control || !point) return false
    await page.evaluate((sought) => window.walker?.watch(sought), id)
    if (way === 'tap') {
      await page.touchscreen.tap(point.x, point.y)
      // The slider may already be in the middle; touch doesn't focus it.
      if (control.type === 'range') await page.touchscreen.tap(point.x - point.width / 4, point.y)
    } else await page.mouse.click(point.x, point.y)
    const isMet = control.type === 'text' ? await hasFocus(page, id) : await isReached(page)
    if (isMet || control.type !== 'text') await useByKeys(page, control)
    if (isMet) return Promise.race([left, hasAnswered(page, patience)])
    if (await Promise.race([left, hasAnswered(page, soon)])) return true
  }
  return false
}

type Point = NonNullable<Awaited<ReturnType<Walker['aim']>>>

const isSamePoint = (point: Point, other: Point) => Math.hypot(point.x - other.x, point.y - other.y) < 2

/** Position of a control at rest, because speech moves what follows. */
async function restOf(page: Page, id: string): Promise<Point | null> {
  let before: Point | null = null
  for (let tries = 0; tries < 50; tries += 1) {
    const point = (await page.evaluate((sought) => window.walker?.aim(sought), id)) ?? null
    if (!point || (before && isSamePoint(point, before))) return point
    before = point
    await framesPainted(page)
  }
  return before
}

const isReached = (page: Page) => page.evaluate(() => window.walker?.isReached() ?? true)

const hasFocus = (page: Page, id: string) => page.evaluate((sought) => window.walker?.focused().id === sought, id)

const hasAnswered = (page: Page, timeout: number) =>
  page
    .waitForFunction(() => window.walker?.answer(), undefined, { timeout })
    .then(() => true)
    .catch(() => false)

async function useByKeys(page: Page, { type }: Control): Promise<void> {
  if (type === 'text') await page.keyboard.type('luz')
  else if (type === 'range') {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
  } else if (type === 'select') {
    await page.keyboard.press('ArrowDown')
    // Chooses from the list that the touch opened.
    await page.keyboard.press('Enter')
  }
}
