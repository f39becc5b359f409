import { lazy, memo, Suspense, type ComponentType, type NamedExoticComponent } from 'react'
import { onFirstInteraction } from './first-interaction.ts'
import { lateView } from './late-view.ts'
import { Recover } from './recover.tsx'

/** What wakes the islands of the open page that wait for the visitor. */
const asleep = new Set<() => void>()

/**
 * Has all islands of the open page fetch their code, as the first interaction does: React throws away what is told something
 * new before its code is there. `partsSettled` says when it has come.
 */
export function wakeIslands(): void {
  for (const wake of asleep) wake()
}

/**
 * A part of a page that the server renders and the browser leaves as it is until it is needed: where the page has the
 * element that `selector` names, its code is fetched when the visitor first interacts with the page; where it hasn't, the page was
 * made in the browser and the code is fetched at once. Its styles have to be imported by who shows it. Its props have to
 * stay the same until then: React throws the server's HTML of a part away that is told something new before its code is
 * there. Where the code can't be had, the server's HTML stays. Its failure is its own (`Recover`).
 */
export function deferredIsland<Props extends object>(
  selector: string,
  load: () => Promise<ComponentType<Props>>,
): NamedExoticComponent<Props> {
  const ask = lateView(load)
  const Part = lazy(async () => {
    if (typeof document === 'undefined') return { default: await load() }
    if (document.querySelector(selector)) await untilNeeded(ask)
    return { default: await ask() }
  })
  return memo((props: Props) => (
    <Recover>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </Recover>
  ))
}

async function untilNeeded(ask: () => Promise<unknown>): Promise<void> {
  await new Promise<void>((resolve) => {
    const wake = () => {
      asleep.delete(wake)
      // At once, so that who waits for all parts waits for this one.
      void ask()
      resolve()
    }
    asleep.add(wake)
    onFirstInteraction(wake)
  })
}
