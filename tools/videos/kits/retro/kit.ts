import type { Kit } from '../../scene.ts'

export const retro: Kit = {}
