import type { Language } from '../i18n/language.ts'
import type { Emotion, EmotionEvent, Word } from '../contract/talk-reply.ts'
import type { Line } from './phrases.ts'
import { plain } from './terms.ts'

const signs: Record<Language, readonly (readonly [Emotion, RegExp])[]> = {
  es: [
    [
      'concerned',
      /\b(riesgo|peligro|enfermedad|cancer|tumor|contamina|toxic|muert|mueren|dano|daña|problema|derrame|crisis|dolor)/,
    ],
    ['surprised', /\b(sorpren|asombr|increible|inesperad|nadie|por primera vez|resulta que|record)/],
    ['excited', /\b(descubr|logr|consigu|invent|nuevo record|avance|futuro)/],
    ['thoughtful', /\b(sin embargo|aunque|todavia|aun no|quiza|tal vez|falta|limite|depende|no se sabe)/],
  ],
  en: [
    [
      'concerned',
      /\b(risk|danger|disease|cancer|tumou?r|pollut|toxic|dead|death|die[sd]?\b|harm|problem|spill|crisis|pain)/,
    ],
    ['surprised', /\b(surpris|astonish|incredibl|unexpected|nobody|no one|for the first time|turns out|record)/],
    ['excited', /\b(discover|achiev|manag|invent|breakthrough|future)/],
    ['thoughtful', /\b(however|although|though|not yet|perhaps|maybe|still|limit|depends|unknown)/],
  ],
}

/** Returns the facial expression for a sentence. */
export function feelingOf(sentence: string, language: Language): Emotion {
  const said = plain(sentence)
  const found = signs[language].find(([, pattern]) => pattern.test(said))
  if (found) return found[0]
  if (sentence.includes('?')) return 'curious'
  if (sentence.includes('!')) return 'excited'
  return 'neutral'
}

const strength: Record<Emotion, number> = {
  neutral: 0.4,
  happy: 0.8,
  curious: 0.7,
  surprised: 0.8,
  thoughtful: 0.6,
  excited: 0.9,
  concerned: 0.6,
}

/**
 * Returns emotion events (seconds; the first at 0): each starts with the first word of its line. `lines` are joined by
 * single spaces.
 */
export function emotionEventsOf(lines: readonly Line[], words: readonly Word[], duration: number): EmotionEvent[] {
  const events: EmotionEvent[] = []
  let offset = 0
  for (const { text, emotion, intensity } of lines) {
    const first = words.find((word) => word.from >= offset)
    const time = events.length === 0 ? 0 : first?.start
    offset += text.length + 1
    if (time === undefined || time >= duration) continue
    const last = events.at(-1)
    if (last && (last.emotion === emotion || time <= last.time)) continue
    events.push({ time, emotion, intensity: intensity ?? strength[emotion] })
  }
  if (events.length === 0) events.push({ time: 0, emotion: 'neutral', intensity: strength.neutral })
  return events
}
