import type { AnyActorRef } from 'xstate'
import type { FigureName } from './figure-names.ts'

/** The machines of the figures that the page runs, by their names, for whoever looks at machines. */
export const runningFigures: Map<FigureName, AnyActorRef> = new Map()

/** Lists a figure's machine until the function that it answers with is called. */
export function keepRunning(name: FigureName, actor: AnyActorRef): () => void {
  runningFigures.set(name, actor)
  return () => {
    if (runningFigures.get(name) === actor) runningFigures.delete(name)
  }
}
