// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isAnswering, isTalking, stateOf } from '../../src/assistant/assistant-context.ts'
import { Coverage } from '../machines/coverage.ts'
import { explore } from '../machines/explore.ts'
import {
  explorePanel,
  readerAtArticle,
  readerAtHome,
  wayOf,
  type PanelStep,
  type PanelSystem,
  type Scenario,
} from './panel-paths.ts'
import { freshPages, home, renderPanel, replyOf, settle } from './rendered-panel.tsx'

interface Expected {
  steps: readonly PanelStep[]
  tags: string[]
  state: string
  isLocked: boolean
  isTalking: boolean
  texts: string[]
}

async function shortestPaths(scenario: Scenario): Promise<Expected[]> {
  const expected = new Map<string, Expected>()
  await explore<PanelStep, PanelSystem>(
    () => explorePanel(scenario, new Coverage()),
    ({ harness }, steps) => {
      const { value, context } = harness.actor.getSnapshot()
      const phases = [context.utterance, context.invitation].map((one) => one?.ref.getSnapshot().value)
      const key = JSON.stringify([value, phases])
      if (expected.has(key)) return
      const path = { steps: structuredClone(steps), tags: harness.tags().split(' '), texts: harness.texts() }
      const now = harness.actor.getSnapshot()
      expected.set(key, { ...path, state: stateOf(now), isLocked: isAnswering(now), isTalking: isTalking(now) })
    },
    { limit: 500, depth: scenario.depth },
  )
  return [...expected.values()]
}

freshPages()

// Role queries are slow in jsdom.
const panel = () => document.querySelector<HTMLElement>('[data-zed-panel]')
const field = () =>
  screen.getByPlaceholderText<HTMLTextAreaElement>(/^(Pensando…|Zed habla: toca para preguntar|Pregúntale algo a Zed)$/)

async function renderStepped({ input: { subject = home } }: Scenario) {
  const room = await renderPanel({ subject })
  const { engine } = room
  engine.receive = ({ text }) => void engine.diary.push(`receive ${text}`)
  const report = async (event: Parameters<typeof engine.onEvent>[0], time: number | null) => {
    engine.time = time
    engine.onEvent(event)
    await settle()
  }
  const error = new Error('as told')
  async function send({ event }: Extract<PanelStep, { do: 'send' }>): Promise<void> {
    if (event.type === 'open') fireEvent.click(screen.getByText('open'))
    if (event.type === 'close') fireEvent.click(screen.getByLabelText('Cerrar el panel de Zed'))
    if (event.type === 'stop') fireEvent.click(screen.getByLabelText('Parar'))
    if (event.type === 'again') fireEvent.click(screen.getByText('Otra vez'))
    if (event.type === 'retry') fireEvent.click(screen.getByText('Probar otra vez'))
    if (event.type === 'listen') fireEvent.click(screen.getByText('Escuchar'))
    if (event.type === 'draft.typed') fireEvent.change(field(), { target: { value: `${field().value}a` } })
    if (event.type === 'draft.cleared') fireEvent.change(field(), { target: { value: '' } })
    if (event.type === 'ask') {
      fireEvent.change(field(), { target: { value: event.text } })
      fireEvent.keyDown(field(), { key: 'Enter' })
    }
    return settle()
  }
  async function take(step: PanelStep): Promise<void> {
    if (step.do === 'send') await send(step)
    if (step.do === 'answer') await room.last().answer(replyOf('Una frase. Otra frase.', { duration: 8 }))
    if (step.do === 'refuse') await room.last().fail()
    if (step.do === 'begin') await report({ type: 'speech.started' }, 0)
    if (step.do === 'end') await report({ type: 'speech.ended' }, null)
    if (step.do === 'block') await report({ type: 'engine.failed', reason: 'blocked', error }, null)
    if (step.do === 'break') await report({ type: 'engine.failed', reason: 'audio', error }, null)
    if (step.do === 'wait') await room.pass(step.ms ?? 0)
  }
  return { room, take }
}

const cases = [
  {
    name: 'at an article',
    scenario: readerAtArticle,
    states: ['chatting', 'hidden', 'invitation-scheduled', 'loading', 'summarising'],
  },
  {
    name: 'at a page without a summary',
    scenario: readerAtHome,
    states: ['chatting', 'greeting', 'hidden', 'loading'],
  },
]

test.each(cases)(
  '$name the rendered panel comes to the same states, and shows in each what it means',
  async ({ scenario, states }) => {
    const paths = await shortestPaths(scenario)
    expect([...new Set(paths.map(({ state }) => state))].toSorted()).toEqual(states)
    for (const { steps, tags, state, texts, isLocked, isTalking: talks } of paths) {
      sessionStorage.clear()
      const { room, take } = await renderStepped(scenario)
      for (const step of steps) await take(step)
      const way = wayOf(steps)
      expect(panel() !== null, `shown ${way}`).toBe(tags.includes('visible'))
      if (tags.includes('visible')) {
        expect(panel()?.dataset['state'], way).toBe(state)
        expect(field().readOnly, `locked ${way}`).toBe(isLocked)
        expect(field().placeholder, way).toBe(
          isLocked ? 'Pensando…' : talks ? 'Zed habla: toca para preguntar' : 'Pregúntale algo a Zed',
        )
        const isUnderWay = tags.includes('speaking') || tags.includes('paused')
        expect(screen.queryByLabelText('Parar') !== null, `stop ${way}`).toBe(isUnderWay)
        expect(screen.queryByText('Pausar') !== null, `pause ${way}`).toBe(tags.includes('speaking'))
        expect(screen.queryByText('Escuchar') !== null, `listen ${way}`).toBe(tags.includes('blocked'))
        for (const text of texts) expect(panel()?.textContent, way).toContain(text)
      } else {
        expect(room.engine.time, `silent ${way}`).toBeNull()
        expect(
          room.asked.every(({ signal }) => signal.aborted),
          `nothing asked ${way}`,
        ).toBe(true)
      }
      room.unmount()
    }
  },
)
