import type { Kit } from '../../scene.ts'
import { exploded } from './exploded.ts'

/** Scenes that take devices apart, show how they work and what they replaced; and those about the site itself. */
export const retro: Kit = {
  exploded,
}
