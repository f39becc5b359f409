import type { AnyEventObject } from 'xstate'
import { HarnessClock, type Settle } from './harness-clock.ts'
import type { Observation } from './observation.ts'
import { SystemObserver, type MachineLook } from './observer.ts'
import { isIn, runScript, sendTo, typeInPanel, until, type ScriptResult, type TestedPage } from './run-script.ts'
import { ScriptedTalk } from './scripted-talk.ts'
import { engineManners, type EngineManner } from './silent-engine.ts'
import { backendNames, type BackendName } from './talk-backends.ts'

/** `window.zed`: test API of the site's machines; not in ordinary builds. */
export interface Harness {
  readonly backends: readonly BackendName[]
  readonly engines: readonly EngineManner[]
  snapshots(): Record<string, MachineLook>
  send(actor: string, event: AnyEventObject): void
  clock: {
    now(): number
    readonly isHeld: boolean
    advance(ms: number): Promise<void>
    hold(): void
    run(): void
  }
  /** Includes child states. Rejects after 15 s of real time. */
  waitFor(actor: string, state: string): Promise<void>
  backend(name: BackendName): void
  engine(manner: EngineManner): void
  type(text: string, enter?: boolean): void
  visit(address: string): void
  run(script: unknown): Promise<ScriptResult>
  history(): readonly Observation[]
  listen(listener: (observation: Observation) => void): () => void
}

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
