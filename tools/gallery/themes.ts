import type { Theme } from '../../src/shell/theme.ts'

/** The themes that every state is shown in. */
export const themes = ['light', 'dark'] as const satisfies readonly Theme[]
