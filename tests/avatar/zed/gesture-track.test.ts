import { describe, expect, it } from 'vitest'
import type { Source, Word } from '../../../src/contract/talk-reply.ts'
import { createGestureTrack } from '../../../src/avatar/engines/zed/gesture-track.ts'
import type { Gesture, SaidText } from '../../../src/avatar/engines/zed/gesture-track.ts'

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}'’]+(?:[.,]\p{N}+)?/gu)].map(({ 0: word, index }, at) => ({
    text: word,
    start: at * 0.5,
    end: at * 0.5 + 0.45,
    from: index,
    to: index + word.length,
  }))
}

function trackOf(text: string, more: Partial<SaidText> = {}): Gesture[] {
  const words = wordsOf(text)
  return createGestureTrack({ text, words, visemes: [], duration: words.length * 0.5 + 0.5, ...more })
}

const told = (text: string, more: Partial<SaidText> = {}) =>
  trackOf(text, more)
    .filter(({ kind }) => kind !== 'beat')
    .map((one) => (one.kind === 'count' ? one.fingers : one.kind))

const source: Source = { id: '1', title: 'Titular', href: '/es/news/es-1', quote: 'La frase.' }

describe('gestures that follow from what is said', () => {
  it.each<[string, (string | number)[]]>([
    ['¡Hola! Soy Zed.', ['wave']],
    ['Soy Zed, y estaba esperando una buena pregunta.', ['wave']],
    ["Hi, I'm Zed.", ['wave']],
    ['Welcome to the lab!', ['wave']],
    ['¡Hasta pronto! Que no se te acabe la curiosidad.', ['wave']],
    ['See you tomorrow.', ['wave']],
    ['Nos vemos.', ['wave']],
    ['Goodbye!', ['wave']],
    ['Desde 2024 espera hasta el final.', []],
    ['You can see that the sun is hot.', []],
    ['Exacto: la luz rebota.', ['nod']],
    ['¡Correcto!', ['nod']],
    ['Sí, una metalente fotografió la Luna.', ['nod']],
    ['Yes, in part.', ['nod']],
    ['Right, it floats.', ['nod']],
    ['Si la enfrías, se encoge.', []],
    ['Right angles have ninety degrees.', []],
    ['No lo sé, pero sí lo busco.', []],
    ['Primero, se lava. Segundo, se seca. Tercero, se guarda.', [1, 2, 3]],
    ['Primero se lava.', [1]],
    ['En primer lugar, el calor.', [1]],
    ['First, it melts. Second, it flows.', [1, 2]],
    ['The first robot was slow.', []],
    ['La luz tarda un segundo en llegar.', []],
    ['Hay tres cosas que saber.', [3]],
    ['There are two good reasons.', [2]],
    ['Tiene 4 partes.', [4]],
    ['Pesa 4 gramos.', []],
    ['Mide 2,5 partes por millón.', []],
    ['Uno, dos y tres: salta.', [1, 2, 3]],
    ['Three, two, one.', [3, 2, 1]],
    ['Uno de ellos cayó.', []],
    ['A: la Luna. B: Marte. C: el Sol.', [1, 2, 3]],
    ['Lo saco de esta fuente.', ['point']],
    ['Here is the source.', ['point']],
    ['Una fuente y otra fuente.', ['point']],
  ])('%s → %j', (text, gestures) => {
    expect(told(text)).toEqual(gestures)
  })

  it('shows the sources at the end, or where they are named', () => {
    const [shown] = trackOf('La luz rebota en la sala y vuelve a casa ya.', { sources: [source] }).filter(({ kind }) => kind === 'point') // prettier-ignore
    expect(shown).toMatchObject({ isNamed: false })
    expect(told('Según el artículo, la luz rebota.', { sources: [source] })).toEqual(['point'])
    expect(told('Según el artículo, la luz rebota.')).toEqual([])
  })

  it('raises a hand a little before its word, and lowers it before the next number', () => {
    const [first, second] = trackOf('Primero, se lava. Segundo, se seca.').filter(({ kind }) => kind === 'count')
    expect(first!.start).toBe(0)
    expect(second!.start).toBeCloseTo(1.2)
    expect(first!.end).toBeLessThanOrEqual(second!.start)
  })

  it('never gives one hand two things to do', () => {
    const text =
      'Hola. Exacto: hay tres cosas extraordinarias. Primero, la fuente, con 86 000 millones de neuronas. Segundo, la fotosíntesis. Hasta pronto.'
    const hands = trackOf(text, { sources: [source] }).filter(({ kind }) => kind !== 'nod')
    for (const [at, one] of hands.entries()) expect(one.start).toBeGreaterThanOrEqual(at === 0 ? 0 : hands[at - 1]!.end)
    expect(hands.length).toBeGreaterThan(4)
  })
})

describe('beats', () => {
  const beatsOf = (text: string, more: Partial<SaidText> = {}) =>
    trackOf(text, more).filter((one) => one.kind === 'beat')

  it('fall on numbers and long words, not on each', () => {
    const beats = beatsOf('En la cabeza tienes 86 de las cosas que la fotosíntesis no da al sol de hoy.')
    expect(beats).toHaveLength(2)
    // Their middles: shortly before the number's, and the long word's.
    expect(beats.map(({ start, end }) => (start + end) / 2)).toEqual([expect.closeTo(2.02, 1), expect.closeTo(5.02, 1)])
  })

  it('pass over long words without weight', () => {
    expect(beatsOf('Porque también entonces todavía es así.')).toEqual([])
  })

  it('wait for the stressed vowel', () => {
    const stressed = [
      { time: 0.1, viseme: 'O' as const, weight: 0.5 },
      { time: 0.35, viseme: 'aa' as const, weight: 1 },
    ]
    const [beat] = beatsOf('Fotosíntesis es la voz.', { visemes: stressed })
    const [plain] = beatsOf('Fotosíntesis es la voz.')
    expect(beat!.start).toBeGreaterThanOrEqual(plain!.start)
  })

  it('follow the loud vowels of a reply without words', () => {
    const visemes = Array.from({ length: 20 }, (_, at) => ({ time: at * 0.3, viseme: 'aa' as const, weight: 1 }))
    const beats = createGestureTrack({ text: 'Algo.', duration: 6, visemes })
    expect(beats.length).toBeGreaterThan(2)
    expect(beats.every(({ kind }) => kind === 'beat')).toBe(true)
  })

  it('are rarer than one in a second', () => {
    const text = 'fotosíntesis mitocondria extraordinaria nanopartícula superconductor '.repeat(4)
    expect(beatsOf(text).length).toBeLessThan(10 / 1.2)
  })
})
