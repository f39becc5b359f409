import type { VideoScript } from '../../../src/content/video-script.ts'
import type { Word } from '../../../src/contract/talk-reply.ts'
import type { Narration } from '../../films/timeline.ts'

export const script: VideoScript = {
  id: '1',
  slug: 'de-prueba',
  title: { es: 'De prueba', en: 'A trial' },
  summary: { es: 'Una prueba.', en: 'A trial.' },
  releaseDate: '2026-10-01',
  scale: 1e-9,
  sources: [{ title: 'A', publisher: 'B', year: 2000, url: 'https://example.org/' }],
  thumbnail: { beat: 0, at: 0.5 },
  beats: [1, 2, 3].map(() => ({
    scene: 'nano/lattice',
    settings: {},
    ground: 'paper' as const,
    headline: 'La luz entra',
    say: 'La luz entra recta. ¿Sale doblada?',
    english: 'Light enters straight. Does it leave bent?',
    cues: { bend: 'doblada' },
    rest: 0.4,
    emotion: 'neutral' as const,
  })),
}

export function said(text: string, pace = 0.25): Narration {
  const words: Word[] = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, i) => ({
    text: word,
    start: 0.06 + i * pace,
    end: 0.06 + (i + 0.8) * pace,
    from: index,
    to: index + word.length,
  }))
  return { duration: words.length * pace + 0.3, words, visemes: [{ time: 0, viseme: 'sil', weight: 0 }] }
}
