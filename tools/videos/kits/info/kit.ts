import type { Kit } from '../../scene.ts'

export const info: Kit = {}
