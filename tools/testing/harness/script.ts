import * as v from 'valibot'
import { engineManners } from './silent-engine.ts'
import { backendNames } from './talk-backends.ts'

const name = v.pipe(v.string(), v.nonEmpty())
const EventSchema = v.looseObject({ type: name })

const StepSchema = v.union([
  v.strictObject({ send: name, events: v.pipe(v.array(EventSchema), v.minLength(1)) }),
  v.strictObject({ type: v.string(), enter: v.optional(v.boolean(), false) }),
  v.strictObject({ advance: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  v.strictObject({ waitFor: name, state: name }),
  v.strictObject({ waitForRequests: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ backend: v.picklist(backendNames) }),
  v.strictObject({ engine: v.picklist(engineManners) }),
  v.strictObject({ visit: v.pipe(v.string(), v.startsWith('/')) }),
])

const ScriptSchema = v.strictObject({
  name,
  start: v.pipe(v.string(), v.startsWith('/')),
  steps: v.array(StepSchema),
  states: v.record(name, v.array(v.string())),
})

export type Script = v.InferOutput<typeof ScriptSchema>
export type Step = Script['steps'][number]

/** Parses a script. Throws with problem and place. */
export function parseScript(given: unknown): Script {
  const parsed = v.safeParse(ScriptSchema, given)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`This is no script: ${faults.join('; ')}`)
}
