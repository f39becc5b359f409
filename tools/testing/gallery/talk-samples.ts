import type { Language } from '../../../src/i18n/language.ts'
import type { HelpContact, TalkReply } from '../../../src/contract/talk-reply.ts'

const wordSeconds = 0.4

export function replyOf(text: string, more: Partial<TalkReply> = {}): TalkReply {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, at) => ({
    text: word,
    start: at * wordSeconds,
    end: (at + 1) * wordSeconds,
    from: index,
    to: index + word.length,
  }))
  const duration = (words.length + 1) * wordSeconds
  return { text, audio: '/api/speech/gallery.mp3', emotionEvents: [], duration, words, visemes: [], ...more }
}

export const talk: Record<Language, { greeting: TalkReply; question: string; answer: TalkReply }> = {
  es: {
    greeting: replyOf('Hola, soy Zed. ¿Qué quieres saber?'),
    question: '¿Por qué brilla un punto cuántico?',
    answer: replyOf(
      'Porque la luz que absorbe lo excita, y devuelve esa energía como luz de un color que depende de su tamaño.',
      {
        sources: [
          {
            id: 'es-1',
            title: 'Un grano que brilla',
            href: '/news-single/es-1',
            quote: 'Cuanto más pequeño es el punto, más azul es su luz.',
          },
          {
            id: 'nanotechnology-4',
            title: 'El color de los puntos cuánticos',
            href: '/shorts/Nanotecnología/4',
            quote: 'Un mismo material, y un color para cada tamaño.',
          },
        ],
      },
    ),
  },
  en: {
    greeting: replyOf('Hi, I am Zed. What would you like to know?'),
    question: 'Why does a quantum dot glow?',
    answer: replyOf(
      'The light that it takes in excites it, and it gives that energy back as light whose colour depends on its size.',
      {
        sources: [
          {
            id: '1',
            title: 'A grain that glows',
            href: '/news-single/1',
            quote: 'The smaller the dot, the bluer its light.',
          },
          {
            id: 'nanotechnology-4',
            title: 'The colour of quantum dots',
            href: '/shorts/Nanotecnología/4',
            quote: 'One material, and a colour for every size.',
          },
        ],
      },
    ),
  },
}

export const helpOf: Record<Language, HelpContact[]> = {
  es: [{ name: 'Línea 024', phone: '024', region: 'España', source: 'https://www.sanidad.gob.es/linea024/home.htm' }],
  en: [{ name: 'Childline', phone: '0800 1111', region: 'the United Kingdom', source: 'https://www.childline.org.uk' }],
}
