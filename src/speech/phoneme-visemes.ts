import type { Language } from '../i18n/language.ts'
import type { Viseme, VisemeEvent } from '../contract/talk-reply.ts'
import type { SpokenEvent } from './synthesizer.ts'

const shapes: Record<string, Viseme> = {}
function shape(viseme: Viseme, phonemes: string) {
  for (const phoneme of phonemes) shapes[phoneme] = viseme
}
shape('PP', 'pbmβ')
shape('FF', 'fvʋɱ')
shape('TH', 'θ')
shape('DD', 'tdɾʔ')
shape('kk', 'kɡgɣxhŋçɦq')
shape('CH', 'ʃʒʝɟ')
shape('SS', 'sz')
shape('nn', 'nlɲʎɫ')
shape('RR', 'ɹrɚɜɝ')
shape('aa', 'aɑæʌɐ')
shape('E', 'eɛə')
shape('I', 'iɪjᵻy')
shape('O', 'oɔɒ')
shape('U', 'uʊw')

/** Weight in unstressed syllables; closures stay complete. */
const rest: Record<Viseme, number> = {
  sil: 0,
  PP: 0.95,
  FF: 0.9,
  TH: 0.7,
  DD: 0.6,
  kk: 0.55,
  CH: 0.75,
  SS: 0.65,
  nn: 0.6,
  RR: 0.65,
  aa: 0.75,
  E: 0.65,
  I: 0.65,
  O: 0.75,
  U: 0.75,
}

// Lead times: eSpeak NG reports p, t, k at the burst, other consonants slightly late (tuned by ear).
const leads: Record<string, number> = {
  p: 0.045,
  t: 0.045,
  k: 0.045,
  b: 0.015,
  d: 0.015,
  ɡ: 0.015,
  m: 0.015,
  f: 0.015,
  v: 0.015,
}

/** Returns the visemes of an IPA phoneme with weights; a pause is `sil`. */
export function phonemeShapes(id: string, language: Language): { viseme: Viseme; weight: number; lead: number }[] {
  const stressed = id.includes('ˈ')
  const bare = id
    .normalize('NFD')
    .replace(/[ˈˌːˑ\p{M}\d'|~^_-]/gu, '')
    .replace(/tʃ|dʒ/g, 'ʃ')
  if (bare === '') return [{ viseme: 'sil', weight: 0, lead: 0 }]
  const found: { viseme: Viseme; weight: number; lead: number }[] = []
  for (const phoneme of bare) {
    const viseme = phoneme === 'ð' ? (language === 'es' ? 'DD' : 'TH') : shapes[phoneme]
    if (!viseme) continue
    const weight = Math.min(1, rest[viseme] + (stressed ? 0.25 : 0))
    found.push({ viseme, weight, lead: leads[phoneme] ?? 0 })
  }
  return found
}

/** In strictly ascending order (s), ending with `sil` at `duration`. Diphthongs split their interval. */
export function visemesOf(events: readonly SpokenEvent[], duration: number, language: Language): VisemeEvent[] {
  const phonemes = events.filter((event) => event.type === 'phoneme')
  const visemes: VisemeEvent[] = []
  phonemes.forEach((phoneme, index) => {
    const end = phonemes[index + 1]?.time ?? duration
    const found = phonemeShapes(phoneme.id, language)
    found.forEach(({ viseme, weight, lead }, part) => {
      const time = phoneme.time + ((end - phoneme.time) * part) / found.length - lead
      push(visemes, { time: Math.max(0, time), viseme, weight })
    })
  })
  push(visemes, { time: duration, viseme: 'sil', weight: 0 })
  return visemes
}

function push(visemes: VisemeEvent[], next: VisemeEvent) {
  const last = visemes.at(-1)
  if (last && last.viseme === next.viseme) {
    last.weight = Math.max(last.weight, next.weight)
    return
  }
  if (last && next.time - last.time < 0.005) {
    const before = visemes.at(-2)
    const time = before ? Math.max(before.time + 0.005, next.time) : next.time
    visemes[visemes.length - 1] = { ...next, time: Math.max(time, last.time) }
    return
  }
  visemes.push({ ...next })
}
