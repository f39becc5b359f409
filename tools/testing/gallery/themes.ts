import type { Theme } from '../../../src/ui/theme.ts'

export const themes = ['light', 'dark'] as const satisfies readonly Theme[]
