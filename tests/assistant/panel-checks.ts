import { expect } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { PanelHarness } from './panel-harness.ts'

/** Expected properties by state of the utterance: locked input, sound waiting for a gesture, stoppable sound. */
const whileSaying: Record<string, string> = {
  requesting: 'loading',
  queued: 'loading',
  handedOver: 'loading',
  following: 'loading',
  blocked: 'blocked',
  playing: 'loading speaking',
  overdue: 'loading speaking',
  awaiting: 'loading',
  sounding: 'speaking',
  ending: 'loading',
  paused: 'paused',
  stalled: 'speaking',
  over: '',
}

const lockedStates = ['restoring', 'settling']

/** Invariants of every reachable state. */
export function checkPanel(harness: PanelHarness, way: string): void {
  const { value, context } = harness.actor.getSnapshot()
  const said = [context.utterance, context.invitation].flatMap((one) => (one ? [one.ref.getSnapshot()] : []))
  const isOpen = typeof value === 'object'
  const locked = lockedStates.filter((state) => JSON.stringify(value).includes(`"${state}"`)).map(() => 'loading')
  const expected = [
    ...(isOpen ? ['visible'] : []),
    ...locked,
    ...said.map((one) => whileSaying[one.value.speech] ?? '?'),
  ]
  const tags = [...new Set(expected.join(' ').split(' ').filter(Boolean))].toSorted().join(' ')
  expect(harness.tags(), `tags ${way}`).toBe(tags)

  // Only timers of active states run, and the keyboard's at most once.
  expect(runningTimers(harness), `timers ${way}`).toEqual(timersOfStates(harness))

  const awaited = said.filter(({ value: { speech } }) => speech === 'requesting' || speech === 'awaiting')
  expect(harness.pendingRequests().length, `requests ${way}`).toBeGreaterThanOrEqual(awaited.length)
  if (said.length === 0) expect(harness.pendingRequests(), `requests ${way}`).toEqual([])

  const sounding = harness.sounding()
  if (sounding !== null)
    expect(
      said.map(({ context: { spoken } }) => spoken?.utteranceId),
      way,
    ).toContain(sounding)
  expect(harness.overlaps(), `voices ${way}`).toBe(0)
  for (const {
    value: { speech },
    context: { spoken },
  } of said) {
    if (spoken === null || speech === 'over') continue
    expect(harness.spokenTexts().at(-1) ?? spoken.reply.text, `told to the avatar ${way}`).toBe(spoken.reply.text)
  }

  if (isOpen || value === 'arriving') return
  expect({ messages: context.messages, said: said.length, sounding }, `closed ${way}`).toEqual({
    messages: [],
    said: 0,
    sounding: null,
  })
}

interface Scheduler {
  getSnapshot(): { _scheduledEvents: Record<string, { event: { type: string } }> }
}

function runningTimers({ site }: PanelHarness): string[] {
  const { _scheduledEvents: scheduled } = (site.system as unknown as Scheduler).getSnapshot()
  return Object.values(scheduled)
    .map(({ event: { type } }) => type)
    .filter((type) => type.startsWith('xstate.after.'))
    .toSorted()
}

function timersOfStates({ site, actor }: PanelHarness): string[] {
  const { utterance, invitation } = actor.getSnapshot().context
  const actors = [actor, utterance?.ref, invitation?.ref, site.system.get('bridge') as typeof actor]
  return actors
    .flatMap((one) => {
      if (!one) return []
      const { _nodes: nodes = [] } = one.getSnapshot() as Partial<AnyMachineSnapshot>
      return nodes
    })
    .flatMap(({ transitions }) => [...transitions.keys()])
    .filter((type) => type.startsWith('xstate.after.'))
    .toSorted()
}
