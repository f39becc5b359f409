import * as v from 'valibot'
import { engineManners } from './silent-engine.ts'
import { backendNames } from './talk-backends.ts'

const name = v.pipe(v.string(), v.nonEmpty())
const EventSchema = v.looseObject({ type: name })

const StepSchema = v.union([
  /** Sends events to an actor by its name, all of them at once. */
  v.strictObject({ send: name, events: v.pipe(v.array(EventSchema), v.minLength(1)) }),
  /** Writes into the panel's field; with `enter` it is sent. */
  v.strictObject({ type: v.string(), enter: v.optional(v.boolean(), false) }),
  /** Moves the clock by so many ms. */
  v.strictObject({ advance: v.pipe(v.number(), v.finite(), v.minValue(0)) }),
  /** Waits until an actor is in a state, or in one within it. */
  v.strictObject({ waitFor: name, state: name }),
  /** Waits until so many requests to the talk service are open. */
  v.strictObject({ waitForRequests: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Which talk backend answers what is asked from now on. */
  v.strictObject({ backend: v.picklist(backendNames) }),
  /** What the silent engine does with the next replies. */
  v.strictObject({ engine: v.picklist(engineManners) }),
  /** Goes to another address of the site, without loading it anew. */
  v.strictObject({ visit: v.pipe(v.string(), v.startsWith('/')) }),
])

/** A script of a tester: the same in Vitest, in Playwright and by hand from the page of the machines. */
const ScriptSchema = v.strictObject({
  name,
  /** The address that it starts at; the page is loaded for it, with its clock held. */
  start: v.pipe(v.string(), v.startsWith('/')),
  steps: v.array(StepSchema),
  /** The states that machines, by their names, are expected to be in one after the other. */
  states: v.record(name, v.array(v.string())),
})

export type Script = v.InferOutput<typeof ScriptSchema>
export type Step = Script['steps'][number]

/** Reads a script from JSON. Throws with what is wrong, and where. */
export function parseScript(given: unknown): Script {
  const parsed = v.safeParse(ScriptSchema, given)
  if (parsed.success) return parsed.output
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  throw new Error(`This is no script: ${faults.join('; ')}`)
}
