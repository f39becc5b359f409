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

export interface AvatarHost {
  engine: ReturnType<typeof engineActor>
  gestures: ReturnType<typeof gestureActor>
  voiceLock: ReturnType<typeof voiceLockActor>
  names: AvatarNames
  /** Whether the engine can speak faster or slower. */
  hasRates: boolean
  showIn(slot: Element): void
  returnToBody(): void
  /** Position in the current reply in seconds, by the engine's clock; null when silent. */
  currentTime(): number | null
}

const loadZed = lazyWithRetry(() => import('./engines/zed/engine.ts'))
const loadUnity = lazyWithRetry(() => import('./engines/unity/engine.tsx'))

/** Lazy imports, so that the entry file contains no engine. */
async function loadConfiguredEngine(configuration: AvatarConfiguration): Promise<CreateEngine> {
  return configuration.engine === 'unity'
    ? (await loadUnity()).createUnityEngine(configuration.unity)
    : (await loadZed()).createEngine
}

/** Safe on the server: touches no document and loads no engine until the bridge starts it. */
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
      // Ignores an engine that was replaced while it loaded.
      if (turn === turns) live = engine
      return engine
    }),
    gestures: gestureActor(globalThis),
    voiceLock: voiceLockActor(),
    hasRates: configuration.engine !== 'unity',
    names: configuration.engine === 'unity' ? configuration.unity : defaultAvatarNames,
    showIn: (slot) => theStage().showIn(slot),
    returnToBody: () => stage?.returnToBody(),
    currentTime: () => live?.currentTime() ?? null,
  }
}
