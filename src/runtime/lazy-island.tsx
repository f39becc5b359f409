import { lazy, memo, type ComponentType, type NamedExoticComponent } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { Island } from './island.tsx'
import { lazyViewWithRetry } from './lazy-view-with-retry.ts'
import { Recover } from './recover.tsx'

/** Callbacks that load the page's waiting parts. */
export const asleep = new Set<() => void>()

/** Waits until a part is needed or the page changes as a whole. */
export function sleepUntil(needed: (wake: () => void) => void, ask: () => Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      asleep.delete(wake)
      void ask()
      resolve()
    }
    asleep.add(wake)
    needed(wake)
  })
}

/**
 * A server-rendered part that hydrates late. If `selector` matches, its code loads on first interaction; otherwise
 * (client-rendered) at once. The caller imports its styles and keeps its props unchanged until hydration, or React
 * drops the markup. If loading fails, the markup stays. Errors stay inside (`Recover`).
 */
export function lazyIsland<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const ask = lazyViewWithRetry(load)
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    if (document.querySelector(selector)) await sleepUntil(onFirstInteraction, ask)
    return { default: await ask() }
  })
  return memo((props: Props) => (
    <Recover>
      <Island>
        <Part {...props} />
      </Island>
    </Recover>
  ))
}
