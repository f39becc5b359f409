import type { AnyEventObject } from 'xstate'
import type { HarnessClock } from './harness-clock.ts'
import type { SystemObserver } from './observer.ts'
import { parseScript, type Step } from './script.ts'
import type { ScriptedTalk } from './scripted-talk.ts'
import type { SilentEngineControl } from './silent-engine.ts'
import { differences, stateLists, type StateLists } from './state-lists.ts'

export interface TestedPage {
  observer: SystemObserver
  clock: HarnessClock
  talk: ScriptedTalk
  engine: SilentEngineControl
  document: Document
  visit: (address: string) => void
  settle: () => Promise<void>
}

export interface ScriptResult {
  states: StateLists
  differences: string[]
}

/** Timeout per step, in ms of real time. */
const patience = 15_000

export async function runScript(given: unknown, page: TestedPage): Promise<ScriptResult> {
  const script = parseScript(given)
  const { clock } = page
  if (!clock.isHeld || clock.now() > 0)
    throw new Error(
      `A script begins with a clock held at 0 ms: load the page with ?clock=held (it stands at ${Math.round(clock.now())})`,
    )
  for (const [index, step] of script.steps.entries()) {
    try {
      await take(step, page)
      await page.settle()
    } catch (cause) {
      const states = stateLists(page.observer.history)
      const last = Object.entries(states).map(([name, list]) => `${name}: ${list.at(-1)}`)
      throw new Error(`Step ${index + 1} ${JSON.stringify(step)}: ${String(cause)} (${last.join('; ')})`, { cause })
    }
  }
  const states = stateLists(page.observer.history)
  return { states, differences: differences(script.states, states) }
}

async function take(step: Step, page: TestedPage): Promise<void> {
  if ('send' in step) sendTo(page.observer, step.send, step.events)
  else if ('type' in step) typeInPanel(page.document, step.type, step.enter)
  else if ('advance' in step) await page.clock.advance(step.advance)
  else if ('waitFor' in step) await until(() => isIn(page.observer, step.waitFor, step.state), page.settle)
  else if ('waitForRequests' in step) await until(() => page.talk.waiting.length === step.waitForRequests, page.settle)
  else if ('backend' in step) page.talk.backend = step.backend
  else if ('engine' in step) page.engine.manner = step.engine
  else page.visit(step.visit)
}

export function sendTo(observer: SystemObserver, actor: string, events: readonly AnyEventObject[]): void {
  const found = observer.find(actor)
  if (!found) throw new Error(`No actor '${actor}' runs; there are: ${[...observer.machines().keys()].join(', ')}`)
  for (const event of events) found.send(event)
}

export function isIn(observer: SystemObserver, actor: string, state: string): boolean {
  const states = observer.statesOf(actor) ?? []
  return states.some((one) => one === state || one.startsWith(`${state}.`))
}

/** Rejects on timeout (real time). */
export async function until(condition: () => boolean, settle: () => Promise<void>, ms = patience): Promise<void> {
  for (const end = performance.now() + ms; !condition(); await settle()) {
    if (performance.now() > end) throw new Error(`It did not come within ${ms} ms`)
  }
}

/** Throws if the field is disabled. */
export function typeInPanel(document: Document, text: string, enter: boolean): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-zed-panel] textarea')
  if (!field) throw new Error('There is no open panel to write in')
  if (field.disabled) throw new Error("The panel's field is locked")
  field.focus()
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  const view = document.defaultView ?? globalThis
  field.dispatchEvent(new view.InputEvent('input', { bubbles: true, data: text }))
  if (!enter) return
  field.dispatchEvent(new view.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
}
