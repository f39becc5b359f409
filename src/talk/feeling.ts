import { splitSentences } from '../content/sentences.ts'
import type { Emotion, EmotionEvent, Word } from '../contract/talk-reply.ts'
import type { Language } from '../i18n/language.ts'
import type { Line } from './phrases.ts'
import { plain } from './terms.ts'

interface Signs {
  /** Harm, and what takes it away: a cure is no warning. */
  harm: RegExp
  relief: RegExp
  astonishing: RegExp
  success: RegExp
  /** What goes well, in a smaller way. */
  pleasant: RegExp
  vivid: RegExp
  doubt: RegExp
}

const signs: Record<Language, Signs> = {
  es: {
    harm: /\b(?:riesgo|peligr|enfermedad|cancer|tumor|contamina|toxic|veneno|muert|muere|muri|mata\b|matan\b|dano|daña|problema|derrame|crisis|dolor|cuidado con|no lo intentes|no lo hagas|nunca (?:mezcles|mires|toques))/,
    relief:
      /\b(?:sin (?:riesgo|peligro|dolor|dano|contamina|veneno)|contra (?:el|la|los|las) (?:cancer|tumor|enfermedad|dolor|veneno)|(?:cura|alivia|evita|reduce|previene|combate|detecta|frena|salva)(?:n|r|ron)?\b)/,
    astonishing:
      /\b(?:sorpren|asombr|increible|inesperad|por primera vez|resulta que|record|nadie (?:lo )?(?:sabe|sabia|esperaba)|(?:mil(?:lones)?|\d{1,6}|cien|cientos de|miles de) veces|milmillonesim|millonesim)/,
    success: /\b(?:descubr|logr|consigu|inventaron|invento\b|avance)/,
    pleasant:
      /\b(?:gana[ns]?\b|premi|nobel|ayuda|mejora|recuper|funciona|gracias a|facil|favorit|divert|bonit|precios)/,
    vivid:
      /\b(?:como si|imagina|parecid|parece\b|por eso|el doble|la mitad|tan (?:fin|pequeñ|grand|delgad)|apenas|por ejemplo|curios|mas de|menos de)/,
    doubt: /\b(?:sin embargo|aunque|todavia|aun no|quiza|tal vez|falta|limite|depende|no se sabe)/,
  },
  en: {
    harm: /\b(?:risk|danger|disease|cancer|tumou?r|pollut|toxic|poison|dead\b|deaths?\b|die[sd]?\b|kills?\b|harm|problem|spill|crisis|pain|do not try|don't try|never (?:mix|look|touch)|be careful)/,
    relief:
      /\b(?:(?:no|without) (?:risk|danger|pain|harm|pollution)|harmless|painless|against (?:cancer|tumou?rs?|disease|pain)|(?:cure|relieve|avoid|reduce|prevent|fight|detect|slow|save)(?:s|d)?\b)/,
    astonishing:
      /\b(?:surpris|astonish|incredibl|amazing|unexpected|for the first time|turns out|record\b|(?:nobody|no one) (?:knows|knew|expected)|(?:(?:a )?(?:million|thousand|hundred)|\d{1,6}) times|(?:billion|million)ths?\b)/,
    success: /\b(?:discover|achiev|managed to|invented|breakthrough)/,
    pleasant:
      /\b(?:wins?\b|won\b|prize|nobel|helps?\b|improve|recover|works (?:from|well|in|for)\b|thanks to|eas(?:y|ier)|favou?rite|fun\b|beautiful|lovely)/,
    vivid:
      /\b(?:as if|imagine|looks? like|that is why|that's why|twice|half\b|so (?:thin|small|big|tiny)|barely|for example|curious|more than|less than|fewer than)/,
    doubt: /\b(?:however|although|though|not yet|perhaps|maybe|still|limit|depends|unknown)/,
  },
}

/** Numbers beyond what one counts in daily life: ten thousand and more, and powers of ten. */
const hugeNumbers: Record<Language, RegExp> = {
  es: /\d{5,12}|(?:\d{2,3}|\d{1,3}[ .\u00a0\u202f]\d{3})[ .\u00a0\u202f]\d{3}(?!\d)|\d[\d.,]{0,8} (?:mil )?(?:mi|bi|tri)ll[oó]n|10[⁴-⁹¹²]/,
  en: /\d{5,12}|(?:\d{2,3}|\d{1,3}[ ,\u00a0\u202f]\d{3})[ ,\u00a0\u202f]\d{3}(?!\d)|\d[\d.,]{0,8} (?:mi|bi|tri)llion|10[⁴-⁹¹²]/,
}

/** Returns the facial expression for a sentence by what it says. */
export function feelingOf(sentence: string, language: Language): Emotion {
  const said = plain(sentence)
  const { harm, relief, astonishing, success, pleasant, vivid, doubt } = signs[language]
  if (harm.test(said)) return relief.test(said) ? 'thoughtful' : 'concerned'
  if (isQuestion(sentence)) return 'curious'
  if (astonishing.test(said) || hugeNumbers[language].test(sentence)) return 'surprised'
  if (success.test(said)) return 'excited'
  if (doubt.test(said)) return 'thoughtful'
  if (sentence.includes('!')) return 'excited'
  if (pleasant.test(said)) return 'happy'
  return vivid.test(said) ? 'curious' : 'neutral'
}

const isQuestion = (sentence: string) => /\?["»”)]?$/.test(sentence.trim())

const strength: Record<Emotion, number> = {
  neutral: 0.6,
  happy: 0.8,
  curious: 0.7,
  surprised: 0.85,
  thoughtful: 0.6,
  excited: 0.9,
  concerned: 0.7,
}

interface Feeling {
  emotion: Emotion
  intensity: number
}

/**
 * Returns the expression of a sentence within a line. What the line was written with holds for all of it, but a question
 * is asked with curiosity, and a joke's question answered with a laugh. Worry is never brightened.
 */
function feelingWithin(line: Line, sentence: string, before: string | undefined, isOpening: boolean): Feeling {
  const { emotion, intensity = strength[emotion] } = line
  if (emotion === 'concerned' || line.intensity !== undefined) return { emotion, intensity }
  if (isQuestion(sentence)) return { emotion: 'curious', intensity: strength.curious }
  if (emotion === 'excited' && before !== undefined && isQuestion(before)) return { emotion: 'happy', intensity: 1 }
  // An explanation begins with a thought.
  if (emotion === 'neutral' && isOpening) return { emotion: 'thoughtful', intensity: 0.45 }
  return { emotion, intensity }
}

/**
 * Returns emotion events (seconds; the first at 0): each starts with the first word of its sentence. `lines` are joined by
 * single spaces; `isOpening`: the first of them opens the reply.
 */
export function emotionEventsOf(
  lines: readonly Line[],
  words: readonly Word[],
  { duration, language, isOpening = true }: { duration: number; language: Language; isOpening?: boolean },
): EmotionEvent[] {
  const events: EmotionEvent[] = []
  let offset = 0
  for (const [index, line] of lines.entries()) {
    let at = 0
    const sentences = splitSentences(line.text, language)
    for (const [place, sentence] of sentences.entries()) {
      const found = line.text.indexOf(sentence, at)
      if (found >= 0) at = found
      const from = offset + at
      const time = events.length === 0 ? 0 : words.find((word) => word.from >= from)?.start
      at += sentence.length
      if (time === undefined || time >= duration) continue
      const feeling = feelingWithin(line, sentence, sentences[place - 1], isOpening && index === 0 && place === 0)
      const last = events.at(-1)
      if (last && (time <= last.time || (last.emotion === feeling.emotion && last.intensity === feeling.intensity)))
        continue
      events.push({ time, ...feeling })
    }
    offset += line.text.length + 1
  }
  if (events.length === 0) events.push({ time: 0, emotion: 'neutral', intensity: strength.neutral })
  return events
}
