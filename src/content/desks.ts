import type { Language } from '../i18n/language.ts'

export interface Desk {
  author: string
  authorSubtitle: string
  authorBio: string
  authorThumbnail: string
}

export const deskNames = ['nanoscience', 'light', 'life', 'information'] as const
export type DeskName = (typeof deskNames)[number]

export const desks: Record<DeskName, Record<Language, Desk>> = {
  nanoscience: {
    es: {
      author: 'Mesa de Nanociencia',
      authorSubtitle: 'Lo que es más pequeño que la onda de la luz',
      authorBio:
        'Aquí van las cosas demasiado pequeñas para fotografiarlas sin trucos. Cada texto da sus fuentes al final y lleva una escala al lado de la imagen.',
      authorThumbnail: '/pictures/desks/nanoscience.svg',
    },
    en: {
      author: 'Nanoscience desk',
      authorSubtitle: 'Things smaller than a wavelength of light',
      authorBio:
        'Things too small to photograph without tricks. Every text lists its sources at the end and carries a scale next to its picture.',
      authorThumbnail: '/pictures/desks/nanoscience.svg',
    },
  },
  light: {
    es: {
      author: 'Mesa de Luz y Materia',
      authorSubtitle: 'Por qué las cosas se ven como se ven',
      authorBio:
        'Aquí van las ondas, los colores, los cristales y los circuitos: lo que la luz hace con la materia, y al revés.',
      authorThumbnail: '/pictures/desks/light.svg',
    },
    en: {
      author: 'Light and Matter desk',
      authorSubtitle: 'Why things look the way they look',
      authorBio: 'Waves, colours, crystals and circuits: what light does to matter, and the other way round.',
      authorThumbnail: '/pictures/desks/light.svg',
    },
  },
  life: {
    es: {
      author: 'Mesa de Ciencias de la Vida',
      authorSubtitle: 'Células, genes y ecosistemas',
      authorBio:
        'Aquí van los seres vivos, desde las bacterias hasta los bosques. Los textos separan lo que se ha medido en un laboratorio de lo que pasa fuera de él.',
      authorThumbnail: '/pictures/desks/life.svg',
    },
    en: {
      author: 'Life Sciences desk',
      authorSubtitle: 'Cells, genes and ecosystems',
      authorBio:
        'Living things, from bacteria to forests. The texts separate what has been measured in a laboratory from what happens outside it.',
      authorThumbnail: '/pictures/desks/life.svg',
    },
  },
  information: {
    es: {
      author: 'Mesa de Información y Mente',
      authorSubtitle: 'Máquinas que calculan, cerebros que piensan',
      authorBio:
        'Aquí va lo que procesa señales, sea de silicio o de neuronas. Cuando se dice que una máquina piensa o lee la mente, los textos cuentan primero qué se midió.',
      authorThumbnail: '/pictures/desks/information.svg',
    },
    en: {
      author: 'Information and Mind desk',
      authorSubtitle: 'Machines that compute, brains that think',
      authorBio:
        'Anything that handles signals, whether it is made of silicon or of neurons. When somebody says that a machine thinks or reads minds, the texts first say what was measured.',
      authorThumbnail: '/pictures/desks/information.svg',
    },
  },
}
