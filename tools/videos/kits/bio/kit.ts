import type { Kit } from '../../scene.ts'

export const bio: Kit = {}
