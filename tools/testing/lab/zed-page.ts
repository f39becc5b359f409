import { createTalkClient, readTalkReply } from '../../../src/assistant/talk-client.deferred.ts'
import type { EngineEvent } from '../../../src/avatar/engine.ts'
import type { Emotion, TalkReply, TalkRequest } from '../../../src/contract/talk-reply.ts'
import { emotions, visemes } from '../../../src/contract/talk-reply.ts'
import { html } from './elements.ts'
import { createCaption } from './zed-caption.ts'
import type { Fault, Picture, StagedEngine } from './zed-engine.ts'
import { faults, pictures, stageEngine } from './zed-engine.ts'
import type { GestureName } from './zed-replies.ts'
import { dressed, emotionReply, gestureReply, gestureTexts, visemeReply } from './zed-replies.ts'

// The page of Zed's engines: any reply, mouth, emotion, gesture, voice and fault by hand.

const talk = createTalkClient({ url: '/api/talk', timeoutMs: 120_000 })
/** Events of the engine that the list keeps. */
const kept = 200

let staged: StagedEngine | null = null
let mountedAt = 0
let asking = new AbortController()

const button = (text: string, act: () => unknown) =>
  html('button', { type: 'button', onclick: () => attempt(act) }, text)
const group = (label: string, ...inside: (Node | string)[]) =>
  html('div', { role: 'group', 'aria-label': label }, html('h2', {}, label), ...inside)
const labelled = (text: string, control: HTMLElement) => html('label', {}, text, ' ', control)
const range = (min: number, max: number, value: number, act: (value: number) => void = () => {}) => {
  const shown = html('output', {}, String(value))
  const input = html('input', { type: 'range', min: String(min), max: String(max), step: '0.05', value: String(value) })
  input.addEventListener('input', () => {
    shown.value = input.value
    act(Number(input.value))
  })
  return { input, shown }
}
const choice = (options: readonly string[]) =>
  html('select', {}, ...options.map((option) => html('option', { value: option }, option)))
const check = () => html('input', { type: 'checkbox' })

const status = html('output', { role: 'status' })
const host = html('div', { class: 'stage' })
const rows = html('tbody')
const caption = createCaption(() => staged?.engine.currentTime() ?? null)
const position = html('output', { 'aria-label': 'Position' })

const picture = choice(pictures)
const build = html('input', { value: '/unity/Build/zed' })
const isStill = check()
const words = html('textarea', { rows: '3', lang: 'es' })
words.value = 'Hola. Una bombilla pequeña ilumina mi mano.'
const language = choice(['es', 'en'])
const manner = choice(['say it', 'answer it', 'greet'])
const mood = choice(['as the reply says', ...emotions])
const intensity = range(0, 1, 1)
const weight = range(0, 1, 1)
const rate = range(0.5, 2, 1, (value) => staged?.engine.setRate?.(value))
const withoutWords = check()
const withoutVisemes = check()
const json = html('textarea', { rows: '12', spellcheck: 'false' })

language.addEventListener('change', () => (words.lang = language.value))

document.body.append(
  html(
    'header',
    {},
    html('h1', {}, 'Zed by hand'),
    html(
      'div',
      { role: 'group', 'aria-label': 'Engine' },
      labelled('Picture', picture),
      labelled('Unity build', build),
      labelled('Reduced motion', isStill),
      button('Mount', mount),
      button('Dispose', dispose),
    ),
    status,
  ),
  html(
    'main',
    { class: 'zed' },
    html('section', { 'aria-label': 'Stage' }, host, caption.element, position),
    html(
      'section',
      { 'aria-label': 'Controls', class: 'controls' },
      group(
        'Say',
        labelled('Text', words),
        labelled('Language', language),
        labelled('Zed is to', manner),
        button('Speak', () => ask()),
      ),
      group(
        'Sound',
        button('Pause', () => engine().pause()),
        button('Resume', () => engine().resume()),
        button('Stop', () => engine().stopAudio()),
        labelled('Rate', rate.input),
        rate.shown,
        button('Release keyboard', () => engine().releaseKeyboard()),
        button('Hide', () => engine().setVisible(false)),
        button('Show', () => engine().setVisible(true)),
      ),
      group('Faults', ...Object.entries(faults).map(([name, text]) => button(text, () => suffer(name as Fault)))),
      group(
        'Emotion',
        labelled('Of every reply', mood),
        labelled('Intensity', intensity.input),
        intensity.shown,
        ...emotions.map((emotion) => button(emotion, () => play(emotionReply(emotion, Number(intensity.input.value))))),
      ),
      group(
        'Mouth',
        labelled('Weight', weight.input),
        weight.shown,
        ...visemes.map((viseme) => button(viseme, () => play(visemeReply(viseme, Number(weight.input.value))))),
      ),
      group(
        'Gesture',
        ...Object.keys(gestureTexts).map((name) => button(name, () => play(gestureReply(name as GestureName)))),
      ),
      group(
        'Reply',
        labelled('Without word times', withoutWords),
        labelled('Without visemes: the mouth follows the sound', withoutVisemes),
        labelled('As JSON', json),
        button('Play this reply', () => play(readTalkReply(JSON.parse(json.value), '/api/talk'))),
      ),
    ),
    html(
      'section',
      { 'aria-label': 'Events', class: 'list' },
      html(
        'table',
        {},
        html('caption', {}, 'Events of the engine, the newest first'),
        html('thead', {}, html('tr', {}, ...['s', 'event', 'with'].map((text) => html('th', { scope: 'col' }, text)))),
        rows,
      ),
    ),
  ),
)
setInterval(() => {
  const time = staged?.engine.currentTime() ?? null
  position.value = time === null ? 'silent' : `${time.toFixed(2)} s`
}, 100)

function attempt(act: () => unknown): void {
  status.value = ''
  Promise.resolve()
    .then(act)
    .catch((error: unknown) => (status.value = error instanceof Error ? error.message : String(error)))
}

function engine() {
  if (!staged) throw new Error('No engine is mounted.')
  return staged.engine
}

function suffer(fault: Fault): void {
  if (!staged) throw new Error('No engine is mounted.')
  staged.suffer(fault)
  note('fault', faults[fault])
}

async function mount(): Promise<void> {
  dispose()
  mountedAt = performance.now()
  const onEvent = ({ type, ...more }: EngineEvent) =>
    note(
      type,
      'error' in more ? `${more.reason}: ${String(more.error)}` : 'at' in more ? `${more.at.toFixed(2)} s` : '',
    )
  staged = await stageEngine(picture.value as Picture, {
    host,
    build: build.value,
    onEvent,
    reducedMotion: isStill.checked,
  })
  staged.engine.setRate?.(Number(rate.input.value))
}

function dispose(): void {
  asking.abort()
  staged?.engine.dispose()
  staged = null
  caption.show(null)
  rows.replaceChildren()
  delete host.dataset['stage']
}

async function ask(): Promise<void> {
  engine()
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  const lang = language.value as TalkRequest['lang']
  const request: TalkRequest =
    manner.value === 'say it'
      ? { audioUrl: '', summaryText: words.value, lang }
      : manner.value === 'greet'
        ? { lang }
        : { history: [{ role: 'user', content: words.value }], lang }
  status.value = 'Asking…'
  const reply = await talk.ask(request, signal)
  status.value = ''
  play(reply)
}

function play(reply: TalkReply): void {
  const worn = dressed(reply, {
    mood:
      mood.selectedIndex === 0 ? null : { emotion: mood.value as Emotion, intensity: Number(intensity.input.value) },
    withoutWords: withoutWords.checked,
    withoutVisemes: withoutVisemes.checked,
  })
  json.value = JSON.stringify(worn, null, 1)
  caption.show(worn)
  note('receive', worn.text)
  engine().receive(worn)
}

function note(what: string, more: string): void {
  const seconds = ((performance.now() - mountedAt) / 1000).toFixed(2)
  rows.prepend(html('tr', {}, ...[seconds, what, more].map((text) => html('td', {}, text))))
  while (rows.children.length > kept) rows.lastElementChild?.remove()
}
