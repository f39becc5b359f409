import type { Harness } from '../harness/harness.ts'
import type { Observation } from '../harness/observation.ts'
import { createChartView, type ChartView } from './chart-view.ts'
import { html } from './elements.ts'
import { eventButtons } from './event-buttons.ts'
import { eventList } from './event-list.ts'
import { readRecording, scriptOf, type Recording } from './recording.ts'
import { drawSequence } from './sequence-view.ts'
import { findSite } from './site-window.ts'
import { actorsAt, type ActorView } from './timeline.ts'
import { createToolbar } from './toolbar.ts'

const start = new URLSearchParams(location.search).get('page') ?? '/news-single/es-1'
const site = findSite()

let harness: Harness | null = null
let address = start
let backend = 'ok'
let observations: readonly Observation[] = []
let moment: number | null = null
let isDrawing = false

const charts = html('section', { 'aria-label': 'Actors', class: 'charts' })
const sequence = html('section', { 'aria-label': 'Sequence', class: 'sequences' })
const events = html('section', { 'aria-label': 'Events', class: 'list' })
const cards = new Map<string, { element: HTMLElement; update: (view: ActorView) => void }>()

const toolbar = createToolbar(
  {
    advance: (ms) => attempt(async () => harness?.clock.advance(ms)),
    hold: () => attempt(async () => harness?.clock.hold()),
    run: () => attempt(async () => harness?.clock.run()),
    chooseBackend: (name) =>
      attempt(async () => {
        harness?.backend(name as never)
        backend = name
      }),
    chooseEngine: (manner) => attempt(async () => harness?.engine(manner as never)),
    open: (wanted) => attempt(() => open(wanted)),
    save,
    play: (text) => attempt(() => play(text)),
    look(end) {
      moment = end
      draw()
    },
    live() {
      moment = null
      if (harness) observations = harness.history()
      draw()
    },
  },
  start,
)

document.body.append(
  toolbar.element,
  html(
    'main',
    {},
    html('section', { 'aria-label': 'Site', class: 'site' }, site.frame ?? 'The site has its own window.'),
    charts,
    sequence,
    events,
  ),
)
attempt(() => (site.frame ? open(start) : watch(site.connect())))

function attempt(work: () => Promise<unknown>): void {
  work().then(
    () => draw(),
    (error: unknown) => toolbar.tell(error instanceof Error ? error.message : String(error)),
  )
}

async function watch(connecting: Promise<Harness>): Promise<void> {
  harness = await connecting
  toolbar.offer(harness.backends, harness.engines)
  observations = harness.history()
  moment = null
  const { listen, history } = harness
  listen(() => {
    if (moment !== null) return
    observations = history()
    drawSoon()
  })
}

async function open(wanted: string): Promise<void> {
  address = wanted
  backend = 'ok'
  await watch(site.load(wanted))
  toolbar.tell('')
}

function save(): void {
  const recording: Recording = { kind: 'zed recording', start: address, backend, observations }
  const url = URL.createObjectURL(new Blob([JSON.stringify(recording)], { type: 'application/json' }))
  html('a', { href: url, download: 'zed-recording.json' }).click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}

async function play(text: string): Promise<void> {
  const given = JSON.parse(text) as { kind?: unknown; start?: unknown }
  const script = given.kind === 'zed recording' ? scriptOf(readRecording(text)) : given
  if (typeof script.start !== 'string') throw new Error('This is neither a recording nor a script.')
  toolbar.tell('Playing…')
  const held = new URL(script.start, location.href)
  held.searchParams.set('clock', 'held')
  await watch(site.load(held.pathname + held.search))
  const result = await harness?.run(script)
  toolbar.tell(
    result?.differences.length === 0 ? 'Played: the same states.' : `Played: ${result?.differences.join('; ')}`,
  )
}

function drawSoon(): void {
  if (isDrawing) return
  isDrawing = true
  requestAnimationFrame(() => {
    isDrawing = false
    draw()
  })
}

function draw(): void {
  const end = moment ?? observations.length
  const isLive = moment === null
  const now = isLive ? (harness?.clock.now() ?? 0) : (observations[end - 1]?.at ?? 0)
  toolbar.show({ count: observations.length, end, isLive, now, isHeld: harness?.clock.isHeld ?? false })
  const actors = actorsAt(observations, end).filter(({ chart }) => chart !== null)
  const shown = new Set(actors.map(({ actor }) => actor))
  for (const [actor, { element }] of cards) {
    if (shown.has(actor)) continue
    element.remove()
    cards.delete(actor)
  }
  for (const view of actors) {
    const card = cards.get(view.actor) ?? createCard(view)
    cards.set(view.actor, card)
    card.update(view)
  }
  sequence.replaceChildren(html('h2', {}, 'Sequence'), drawSequence(observations, end))
  events.replaceChildren(
    eventList(observations, end, (chosen) => {
      moment = chosen
      draw()
    }),
  )
}

function createCard(view: ActorView) {
  const chart: ChartView | null = view.chart && createChartView(view.name, view.chart)
  const states = html('p', { class: 'states' })
  const context = html('pre', {})
  const buttons = html('div', {})
  const element = html(
    'article',
    { 'data-machine': view.name },
    html('h2', {}, view.name),
    states,
    buttons,
    chart?.element ?? '',
    html('details', {}, html('summary', {}, 'Context'), context),
  )
  charts.append(element)
  return {
    element,
    update(next: ActorView) {
      const { snapshot } = next
      states.textContent = [...(snapshot?.states ?? []), ...(snapshot?.tags ?? []).map((tag) => `#${tag}`)].join('  ')
      context.textContent = JSON.stringify(snapshot?.context ?? null, null, 2)
      chart?.light(snapshot?.active ?? [])
      // Past events can't be sent.
      const send = (name: string, event: { type: string }) => attempt(async () => harness?.send(name, event))
      buttons.replaceChildren(...(moment === null ? [eventButtons(next, observations, send)] : []))
    },
  }
}
