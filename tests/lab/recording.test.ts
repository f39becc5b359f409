import { expect, test } from 'vitest'
import { stateLists } from '../../tools/testing/harness/state-lists.ts'
import { readRecording, scriptOf, type Recording } from '../../tools/testing/lab/recording.ts'
import { actorsAt, eventsOf } from '../../tools/testing/lab/timeline.ts'
import { interruptionRun } from '../../tools/testing/machines/recorded-runs.ts'

const observations = await interruptionRun()
const recording: Recording = { kind: 'zed recording', start: '/news-single/es-1', backend: 'ok', observations }

test('a recording is read as it was saved, and refused with the place of what is wrong', () => {
  expect(readRecording(JSON.stringify(recording))).toEqual(recording)
  expect(() => readRecording('{"kind":"other"}')).toThrow(/This is no recording: kind/)
  const broken = {
    ...recording,
    observations: [{ kind: 'event', at: -1, actor: 'x:0', source: null, event: { type: 'a' } }],
  }
  expect(() => readRecording(JSON.stringify(broken))).toThrow(/observations\.0\.at/)
})

test('a recording becomes a script of what came from outside, at its times, that expects the same states', () => {
  const script = scriptOf(recording)
  expect(script.start).toBe('/news-single/es-1')
  expect(script.states).toEqual(stateLists(observations))
  expect(script.steps).toEqual([
    { backend: 'ok' },
    { advance: 4300 },
    { send: 'panel', events: [{ type: 'ask', text: '¿Qué es un nanómetro?' }] },
    { advance: 6800 },
  ])
})

test('at each moment the actors are as they were then', () => {
  const statesAt = (end: number, name: string) =>
    actorsAt(observations, end).find((actor) => actor.name === name)?.snapshot?.states
  const asked = eventsOf(observations).find(({ event }) => event.event.type === 'ask')
  if (!asked) throw new Error('Nothing was asked')
  expect(statesAt(observations.indexOf(asked.event), 'panel')).toEqual([
    'open.invitation-scheduled.waiting.time.early',
    'open.invitation-scheduled.waiting.draft.left',
  ])
  expect(statesAt(asked.end, 'panel')).toEqual(['open.loading'])
  expect(statesAt(observations.length, 'panel')).toEqual(['open.chatting'])
  expect(statesAt(0, 'panel')).toBeUndefined()
  expect(actorsAt(observations, observations.length).map(({ name }) => name)).not.toContain('request')
})
