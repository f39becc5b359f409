import type { AnyActorRef } from 'xstate'
import type { FigureName } from './figure-names.ts'

export const runningFigures: Map<FigureName, AnyActorRef> = new Map()

/** Registers a figure's actor. Returns a function that removes it. */
export function keepRunning(name: FigureName, actor: AnyActorRef): () => void {
  runningFigures.set(name, actor)
  return () => {
    if (runningFigures.get(name) === actor) runningFigures.delete(name)
  }
}
