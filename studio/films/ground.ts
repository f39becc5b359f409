import type { Beat } from '../../src/content/video-script.ts'

/** What a beat stands on. */
export type Ground = Beat['ground']
