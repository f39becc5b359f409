import type { Theme } from '../../../src/ui/theme.ts'

/** The themes that every state is shown in. */
export const themes = ['light', 'dark'] as const satisfies readonly Theme[]
