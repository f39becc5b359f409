import { lazy, memo, type ComponentType, type NamedExoticComponent } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { Island } from './island.tsx'
import { lazyViewWithRetry } from './lazy-view-with-retry.ts'
import { Recover } from './recover.tsx'

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
 * Hydrates on first interaction if `selector` matches (server-rendered), otherwise at once. The caller imports the
 * styles and must not change props before hydration, or React drops the markup.
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
