import { lazyWithRetry } from '../runtime/lazy-with-retry.ts'
import type { AvatarConfiguration } from './configuration.ts'
import { engineActor } from './engine-actor.ts'
import type { AvatarEngine, CreateEngine } from './engine.ts'
import { gestureActor } from './gesture-actor.ts'
import { voiceLockActor } from './voice-lock-actor.ts'
import { createStage } from './stage.ts'
import type { Stage } from './stage.ts'
import { defaultAvatarNames } from './global-api.ts'
import type { AvatarNames } from './global-api.ts'

export type LoadEngine = (configuration: AvatarConfiguration) => Promise<CreateEngine>

/** The visit's one avatar: the work of the bridge's actors, and what the panel's parts need of the engine. */
export interface AvatarHost {
  /** The bridge's `engine` actor. */
  engine: ReturnType<typeof engineActor>
  /** The bridge's `gestures` actor. */
  gestures: ReturnType<typeof gestureActor>
  /** The bridge's `voiceLock` actor. */
  voiceLock: ReturnType<typeof voiceLockActor>
  names: AvatarNames
  /** Shows the canvas in `slot`, an element of the open panel; there is nothing to see before the engine has come. */
  showIn(slot: Element): void
  /** Hides the canvas and gives it back to the page's body. */
  returnToBody(): void
  /** Seconds in the reply being spoken, by the engine's clock; null when silent. */
  currentTime(): number | null
}

const loadZed = lazyWithRetry(() => import('./engines/zed/engine.ts'))
const loadUnity = lazyWithRetry(() => import('./engines/unity/engine.tsx'))

/** Imports the configured engine. Nothing of an engine is in the page's own script. */
async function loadConfiguredEngine(configuration: AvatarConfiguration): Promise<CreateEngine> {
  return configuration.engine === 'unity'
    ? (await loadUnity()).createUnityEngine(configuration.unity)
    : (await loadZed()).createEngine
}

/** Touches neither the document nor an engine until the bridge wakes: made on the server too, and never used there. */
export function createAvatarHost(
  configuration: AvatarConfiguration,
  load: LoadEngine = loadConfiguredEngine,
): AvatarHost {
  let stage: Stage | null = null
  let live: AvatarEngine | null = null
  let turns = 0
  const theStage = () => (stage ??= createStage(document))
  return {
    engine: engineActor(async (onEvent) => {
      const turn = ++turns
      const create = await load(configuration)
      const reducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
      const engine = create({ onEvent, reducedMotion })
      engine.mount(theStage().host)
      // An engine that was given up while it loaded is not the one that speaks.
      if (turn === turns) live = engine
      return engine
    }),
    gestures: gestureActor(globalThis),
    voiceLock: voiceLockActor(),
    names: configuration.engine === 'unity' ? configuration.unity : defaultAvatarNames,
    showIn: (slot) => theStage().showIn(slot),
    returnToBody: () => stage?.returnToBody(),
    currentTime: () => live?.currentTime() ?? null,
  }
}
