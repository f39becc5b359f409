import { describe, expect, it } from 'vitest'
import type { Emotion, Word } from '../../src/contract/talk-reply.ts'
import type { Language } from '../../src/i18n/language.ts'
import { emotionEventsOf, feelingOf } from '../../src/talk/feeling.ts'
import type { Line } from '../../src/talk/phrases.ts'

const said: Record<Language, readonly (readonly [Emotion, string])[]> = {
  es: [
    ['concerned', 'Mezclar lejía y amoniaco suelta un gas tóxico.'],
    ['concerned', 'Cuidado con el láser: nunca lo apuntes a los ojos.'],
    ['concerned', 'De cerca de mil casos murió casi la mitad.'],
    ['thoughtful', 'El fármaco reduce el riesgo de infarto.'],
    ['surprised', 'En tu cabeza hay 86 mil millones de neuronas.'],
    ['surprised', 'Caben 250 000 en la punta de un alfiler.'],
    ['surprised', 'Es mil veces más fino que un pelo.'],
    ['curious', '¿Y qué pasaría si lo enfrías?'],
    ['excited', 'En 2023 un equipo logró cultivarlo en el laboratorio.'],
    ['happy', 'El implante funciona desde el primer día.'],
    ['thoughtful', 'Todavía no se sabe cuánto dura.'],
    ['curious', 'Es como si doblaras un papel una y otra vez.'],
    ['neutral', 'La proteína tiene cuatro partes.'],
    ['neutral', 'Se publicó en 2024.'],
  ],
  en: [
    ['concerned', 'Mixing bleach and ammonia gives off a poisonous gas.'],
    ['concerned', 'Be careful with the laser, and never look into it.'],
    ['concerned', 'Nearly half of the thousand known cases died.'],
    ['thoughtful', 'The drug reduces the risk of a heart attack.'],
    ['surprised', 'There are 86 billion nerve cells in your head.'],
    ['surprised', 'Some 250,000 of them fit on the head of a pin.'],
    ['surprised', 'It is a thousand times thinner than a hair.'],
    ['curious', 'And what would happen if you cooled it?'],
    ['excited', 'In 2023 a team managed to grow it in the laboratory.'],
    ['happy', 'The implant works from the first day.'],
    ['thoughtful', 'It is not yet clear how long it lasts.'],
    ['curious', 'It is as if you folded a sheet of paper again and again.'],
    ['neutral', 'The protein has four parts.'],
    ['neutral', 'It was published in 2024.'],
  ],
}

describe.each(['es', 'en'] as const)('the feeling of a sentence in %s', (language) => {
  it.each(said[language])('%s: %s', (emotion, sentence) => {
    expect(feelingOf(sentence, language)).toBe(emotion)
  })
})

/** Words of half a second each. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }, at) => ({
    text: word,
    start: at / 2,
    end: at / 2 + 0.4,
    from: index,
    to: index + word.length,
  }))
}

function eventsOf(lines: readonly Line[], language: Language = 'es', isOpening = true) {
  const text = lines.map((line) => line.text).join(' ')
  const words = wordsOf(text)
  return emotionEventsOf(lines, words, { duration: words.length / 2 + 1, language, isOpening })
}

const faces = (lines: readonly Line[], isOpening = true) =>
  eventsOf(lines, 'es', isOpening).map(({ emotion }) => emotion)

describe('emotionEventsOf', () => {
  it('asks a joke with curiosity, and laughs at its end', () => {
    const joke: Line = { text: '¿Qué le dijo un átomo a otro? Que perdió un electrón.', emotion: 'excited' }
    expect(eventsOf([joke])).toEqual([
      { time: 0, emotion: 'curious', intensity: 0.7 },
      { time: 3.5, emotion: 'happy', intensity: 1 },
    ])
  })

  it('begins an explanation with a thought, once a reply', () => {
    const lines: Line[] = [
      { text: 'La proteína se pliega.', emotion: 'neutral' },
      { text: 'Su forma depende de la cadena.', emotion: 'neutral' },
      { text: 'Hay 20 000 formas.', emotion: 'surprised' },
    ]
    expect(faces(lines)).toEqual(['thoughtful', 'neutral', 'surprised'])
    expect(faces(lines, false)).toEqual(['neutral', 'surprised'])
  })

  it('asks back with curiosity after praise', () => {
    expect(faces([{ text: '¡Eso es! ¿Vamos a por otra?', emotion: 'excited' }])).toEqual(['excited', 'curious'])
  })

  it('is never cheerful about trouble', () => {
    const worried: Line = { text: 'Lo siento mucho. ¡Aquí estoy! ¿Quieres contármelo?', emotion: 'concerned' }
    const careful: Line = { text: 'Llama al 112. ¿Puedes respirar?', emotion: 'concerned', intensity: 0.5 }
    expect(faces([worried])).toEqual(['concerned'])
    expect(eventsOf([careful])).toEqual([{ time: 0, emotion: 'concerned', intensity: 0.5 }])
  })

  it('starts each expression with the first word of its sentence, in order', () => {
    const lines: Line[] = [
      { text: 'Sí. Y hay más: ¿lo sabías?', emotion: 'happy' },
      { text: 'Es un récord.', emotion: 'surprised' },
    ]
    const events = eventsOf(lines)
    expect(events.map(({ time }) => time)).toEqual([0, 0.5, 3])
    expect(events.every(({ intensity }) => intensity > 0.4)).toBe(true)
  })

  it('has a face even for a text without words', () => {
    expect(emotionEventsOf([], [], { duration: 1, language: 'es' })).toEqual([
      { time: 0, emotion: 'neutral', intensity: 0.6 },
    ])
  })
})
