import { asleep } from './lazy-island.tsx'
import { lacksParts, lazyPartsSettled, patience } from './lazy-with-retry.ts'

/** Polling interval in ms. */
const lookMs = 30

/**
 * Hydrates all waiting parts: React drops the markup of parts that change before. Takes at most `patience`. Returns
 * whether the page is whole.
 */
export async function wakeIslands(): Promise<boolean> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    for (const wake of asleep) wake()
    await lazyPartsSettled()
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    if (lacksParts()) return false
    if (asleep.size === 0 && !document.querySelector('[data-dehydrated]')) return true
  }
  return false
}
