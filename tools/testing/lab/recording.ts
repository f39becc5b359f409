import * as v from 'valibot'
import type { Observation } from '../harness/observation.ts'
import { parseScript, type Script, type Step } from '../harness/script.ts'
import { stateLists } from '../harness/state-lists.ts'

const at = v.pipe(v.number(), v.finite(), v.minValue(0))
const texts = v.array(v.string())

const ObservationSchema = v.variant('kind', [
  v.object({
    kind: v.literal('actor'),
    at,
    actor: v.string(),
    name: v.string(),
    parent: v.nullable(v.string()),
    /** Only validated as far as needed: recordings come from this tool. */
    chart: v.nullable(v.looseObject({ id: v.string(), root: v.looseObject({ id: v.string() }) })),
  }),
  v.object({
    kind: v.literal('event'),
    at,
    actor: v.string(),
    source: v.nullable(v.string()),
    event: v.looseObject({ type: v.string() }),
  }),
  v.object({
    kind: v.literal('snapshot'),
    at,
    actor: v.string(),
    status: v.string(),
    states: texts,
    active: texts,
    tags: texts,
    context: v.unknown(),
    possible: texts,
  }),
  v.object({ kind: v.literal('page'), at, address: v.pipe(v.string(), v.startsWith('/')) }),
])

const RecordingSchema = v.object({
  kind: v.literal('zed recording'),
  start: v.pipe(v.string(), v.startsWith('/')),
  backend: v.string(),
  observations: v.array(ObservationSchema),
})

export interface Recording {
  kind: 'zed recording'
  start: string
  backend: string
  observations: readonly Observation[]
}

export function readRecording(text: string): Recording {
  const parsed = v.safeParse(RecordingSchema, JSON.parse(text))
  if (parsed.success) return parsed.output as unknown as Recording
  const faults = parsed.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`This is no recording: ${faults.join('; ')}`)
}

/** Events that the page itself repeats in a replay. */
const sentByPage = new Set([
  ...['language.changed', 'page.changed', 'sentence', 'given', 'addressed'],
  ...['member.joins', 'member.leaves', 'restore', 'restore.nothing'],
])

export function scriptOf({ start, backend, observations }: Recording): Script {
  const names = new Map<string, string>()
  const steps: object[] = [{ backend }]
  let now = 0
  const moveTo = (time: number) => {
    if (time > now) steps.push({ advance: time - now })
    now = Math.max(now, time)
  }
  for (const seen of observations) {
    if (seen.kind === 'actor') names.set(seen.actor, seen.name)
    if (seen.kind === 'page') {
      moveTo(seen.at)
      steps.push({ visit: seen.address })
    }
    if (seen.kind !== 'event' || seen.source !== null) continue
    const name = names.get(seen.actor)
    if (name === undefined || seen.event.type.startsWith('xstate.') || sentByPage.has(seen.event.type)) continue
    moveTo(seen.at)
    steps.push({ send: name, events: [seen.event] } satisfies Step)
  }
  moveTo(observations.at(-1)?.at ?? 0)
  return parseScript({ name: `A recording that begins at ${start}`, start, steps, states: stateLists(observations) })
}
