import type { Beat } from '../../src/content/video-script.ts'

export type Ground = Beat['ground']
