import type { Kit } from '../../scene.ts'

export const cogno: Kit = {}
