import { lazy, memo, type ComponentType, type NamedExoticComponent } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { Island } from './island.tsx'
import { lazyPartsSettled } from './lazy-with-retry.ts'
import { lazyViewWithRetry } from './lazy-view-with-retry.ts'
import { Recover } from './recover.tsx'

/** What wakes the parts of the open page that wait for the visitor. */
const asleep = new Set<() => void>()

/**
 * Waits until a part of the page is needed, or the page is about to change as a whole: its code has been asked for by then.
 * `needed` is given what says so.
 */
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

/** How often React may find further parts within those that have woken. */
const depth = 4
/** How long (ms) it takes them to be found. */
const findMs = 30

/**
 * Has all parts of the open page fetch their code, as though they were needed, and resolves when it is there or missing: React
 * throws away what is told something new before its code has come.
 */
export async function wakeIslands(): Promise<void> {
  for (let turn = 0; turn < depth; turn += 1) {
    for (const wake of asleep) wake()
    await lazyPartsSettled()
    await new Promise((resolve) => setTimeout(resolve, findMs))
    if (asleep.size === 0) return
  }
}

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: where the page has the
 * element that `selector` names, its code is fetched when the visitor first interacts with the page; where it hasn't, the page was
 * made in the browser and the code is fetched at once. Its styles have to be imported by who shows it. Its props have to
 * stay the same until then: React throws the server's HTML of a part away that is told something new before its code is
 * there. Where the code can't be had, the server's HTML stays. Its failure is its own (`Recover`).
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
