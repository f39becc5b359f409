import { html } from './elements.ts'

export interface ToolbarActions {
  advance: (ms: number) => void
  hold: () => void
  run: () => void
  chooseBackend: (name: string) => void
  chooseEngine: (manner: string) => void
  open: (address: string) => void
  save: () => void
  play: (text: string) => void
  look: (end: number) => void
  live: () => void
}

export interface Toolbar {
  element: HTMLElement
  offer(backends: readonly string[], engines: readonly string[]): void
  show(state: { count: number; end: number; isLive: boolean; now: number; isHeld: boolean }): void
  tell(message: string): void
}

export function createToolbar(actions: ToolbarActions, start: string): Toolbar {
  const button = (text: string, act: () => void) => html('button', { type: 'button', onclick: act }, text)
  const choice = (label: string, act: (value: string) => void) =>
    html('select', { 'aria-label': label, onchange: ({ target }) => act((target as HTMLSelectElement).value) })
  const address = html('input', { 'aria-label': 'Address', value: start })
  const slider = html('input', { type: 'range', min: '0', 'aria-label': 'Moment' })
  const clock = html('output', { 'aria-label': 'Clock' })
  const message = html('output', { class: 'message', role: 'status' })
  const backend = choice('Talk backend', actions.chooseBackend)
  const engine = choice('Engine', actions.chooseEngine)
  const file = html('input', { type: 'file', accept: '.json', 'aria-label': 'Play a recording or a script' })
  slider.addEventListener('input', () => actions.look(Number(slider.value)))
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    void chosen?.text().then(actions.play)
    file.value = ''
  })
  const live = button('Live', actions.live)
  const group = (label: string, ...inside: (Node | string)[]) =>
    html('div', { role: 'group', 'aria-label': label }, ...inside)
  const element = html(
    'header',
    {},
    html('h1', {}, 'Machines'),
    group(
      'Page',
      address,
      button('Load', () => actions.open(address.value)),
    ),
    group('Clock', clock, ...[100, 1000, 5000].map((ms) => button(`+${ms} ms`, () => actions.advance(ms)))),
    group('Time', button('Hold', actions.hold), button('Run', actions.run)),
    group('Answers', backend, engine),
    group('Recording', slider, live, button('Save', actions.save), file),
    message,
  )
  const fill = (select: HTMLSelectElement, names: readonly string[]) =>
    select.replaceChildren(...names.map((name) => html('option', { value: name }, name)))
  return {
    element,
    offer(backends, engines) {
      fill(backend, backends)
      fill(engine, engines)
    },
    show({ count, end, isLive, now, isHeld }) {
      slider.max = String(count)
      slider.value = String(end)
      live.setAttribute('aria-pressed', String(isLive))
      clock.value = `${Math.round(now)} ms${isHeld ? ', held' : ''}`
    },
    tell: (text) => void (message.value = text),
  }
}
