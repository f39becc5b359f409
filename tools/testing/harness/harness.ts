import type { AnyEventObject } from 'xstate'
import { HarnessClock, type Settle } from './harness-clock.ts'
import type { Observation } from './observation.ts'
import { SystemObserver, type MachineLook } from './observer.ts'
import { isIn, runScript, sendTo, typeInPanel, until, type ScriptResult, type TestedPage } from './run-script.ts'
import { ScriptedTalk } from './scripted-talk.ts'
import { engineManners, type EngineManner } from './silent-engine.ts'
import { backendNames, type BackendName } from './talk-backends.ts'

/** `window.zed`: the site's machines in the hands of a tester. Ordinary builds do not contain it. */
export interface Harness {
  /** What can be chosen. */
  readonly backends: readonly BackendName[]
  readonly engines: readonly EngineManner[]
  /** How each machine that runs is, by its name. */
  snapshots(): Record<string, MachineLook>
  send(actor: string, event: AnyEventObject): void
  clock: {
    /** ms since the page was loaded. */
    now(): number
    readonly isHeld: boolean
    /** Stops the clock, moves it on by `ms` from timer to timer, and leaves it standing. */
    advance(ms: number): Promise<void>
    hold(): void
    /** Lets it run with real time. */
    run(): void
  }
  /** Resolves when an actor is in a state, or in one within it; rejects after 15 s of real time. */
  waitFor(actor: string, state: string): Promise<void>
  /** Chooses the talk backend that answers from now on. */
  backend(name: BackendName): void
  /** Chooses what the silent engine does with replies from now on. */
  engine(manner: EngineManner): void
  /** Writes into the panel's field, and sends it with `enter`. */
  type(text: string, enter?: boolean): void
  visit(address: string): void
  run(script: unknown): Promise<ScriptResult>
  /** What has happened since the page was loaded. */
  history(): readonly Observation[]
  /** Tells what happens from now on; the answer ends it. */
  listen(listener: (observation: Observation) => void): () => void
}

/** The parts of a page under test: its clock, its observer, its scripted talk service and its silent engine. */
export function createTestedPage(
  page: Pick<TestedPage, 'document' | 'visit'>,
  settle: Settle,
  sleep: (ms: number) => Promise<void>,
): TestedPage {
  const clock = new HarnessClock(settle, sleep)
  const observer = new SystemObserver(() => clock.now())
  const talk = new ScriptedTalk(clock)
  return { ...page, settle, clock, observer, talk, engine: { clock, manner: 'speaks' } }
}

/** The harness of a page. */
export function createHarness(page: TestedPage): Harness {
  const { observer, clock, talk, engine } = page
  return {
    backends: backendNames,
    engines: engineManners,
    snapshots: () => observer.lookAtAll(),
    send: (actor, event) => sendTo(observer, actor, [event]),
    clock: {
      now: () => clock.now(),
      get isHeld() {
        return clock.isHeld
      },
      advance: (ms) => clock.advance(ms),
      hold: () => clock.hold(),
      run: () => clock.run(),
    },
    waitFor: (actor, state) => until(() => isIn(observer, actor, state), page.settle),
    backend(name) {
      if (!backendNames.includes(name)) throw new Error(`There is no backend '${name}': ${backendNames.join(', ')}`)
      talk.backend = name
    },
    engine(manner) {
      if (!engineManners.includes(manner)) throw new Error(`No engine is '${manner}': ${engineManners.join(', ')}`)
      engine.manner = manner
    },
    type: (text, enter = false) => typeInPanel(page.document, text, enter),
    visit: (address) => page.visit(address),
    run: (script) => runScript(script, page),
    history: () => observer.history,
    listen: (listener) => observer.listen(listener),
  }
}
