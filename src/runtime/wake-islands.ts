import { asleep } from './lazy-island.tsx'
import { lacksParts, lazyPartsSettled, patience } from './lazy-with-retry.ts'

/** Pause between two looks at what isn't hydrated yet, in ms. */
const lookMs = 30

/**
 * Loads all waiting parts of the page. Resolves when each is hydrated, when one failed, or after `patience`: React drops
 * the markup of parts that change before they are hydrated. On a busy device it comes to a part late, and only then does
 * the part wait here.
 */
export async function wakeIslands(): Promise<void> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    for (const wake of asleep) wake()
    await lazyPartsSettled()
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    const isWhole = asleep.size === 0 && !document.querySelector('[data-dehydrated]')
    if (isWhole || lacksParts()) return
  }
}
