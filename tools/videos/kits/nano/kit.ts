import type { Kit } from '../../scene.ts'

export const nano: Kit = {}
