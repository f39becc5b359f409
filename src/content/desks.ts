import type { Language } from '../i18n/language.ts'

/** A desk of the newsroom: who signs an article. */
export interface Desk {
  author: string
  authorSubtitle: string
  authorBio: string
  authorThumbnail: string
}

export const deskNames = ['nanoscience', 'light', 'life', 'information'] as const
export type DeskName = (typeof deskNames)[number]

/** The desks by the name that the front matter of an article uses. */
export const desks: Record<DeskName, Record<Language, Desk>> = {
  nanoscience: {
    es: {
      author: 'Mesa de Nanociencia',
      authorSubtitle: 'Lo que mide menos que una onda de luz',
      authorBio:
        'La mesa de Nanociencia escribe sobre cosas demasiado pequeñas para fotografiarlas sin trucos. Antes de publicar, comprueba cada cifra en su fuente y pone una escala al lado de cada imagen.',
      authorThumbnail: '/pictures/desks/nanoscience.svg',
    },
    en: {
      author: 'Nanoscience desk',
      authorSubtitle: 'Things smaller than a wave of light',
      authorBio:
        'The Nanoscience desk writes about things too small to photograph without tricks. Before publishing, it checks every figure against its source and puts a scale next to every picture.',
      authorThumbnail: '/pictures/desks/nanoscience.svg',
    },
  },
  light: {
    es: {
      author: 'Mesa de Luz y Materia',
      authorSubtitle: 'Por qué las cosas se ven como se ven',
      authorBio:
        'La mesa de Luz y Materia se ocupa de ondas, colores, cristales y circuitos. Si un experimento se puede repetir en casa con una linterna, lo repite.',
      authorThumbnail: '/pictures/desks/light.svg',
    },
    en: {
      author: 'Light and Matter desk',
      authorSubtitle: 'Why things look the way they look',
      authorBio:
        'The Light and Matter desk covers waves, colours, crystals and circuits. If an experiment can be repeated at home with a torch, the desk repeats it.',
      authorThumbnail: '/pictures/desks/light.svg',
    },
  },
  life: {
    es: {
      author: 'Mesa de Ciencias de la Vida',
      authorSubtitle: 'Células, genes y ecosistemas',
      authorBio:
        'La mesa de Ciencias de la Vida sigue a los seres vivos, desde las bacterias hasta los bosques, y distingue siempre entre lo que se ha medido en un laboratorio y lo que pasa fuera de él.',
      authorThumbnail: '/pictures/desks/life.svg',
    },
    en: {
      author: 'Life Sciences desk',
      authorSubtitle: 'Cells, genes and ecosystems',
      authorBio:
        'The Life Sciences desk follows living things, from bacteria to forests, and always separates what has been measured in a laboratory from what happens outside it.',
      authorThumbnail: '/pictures/desks/life.svg',
    },
  },
  information: {
    es: {
      author: 'Mesa de Información y Mente',
      authorSubtitle: 'Máquinas que calculan, cerebros que piensan',
      authorBio:
        'La mesa de Información y Mente escribe sobre lo que procesa señales, sea de silicio o de neuronas. Cuando una noticia dice que una máquina piensa o lee la mente, pregunta primero qué se midió.',
      authorThumbnail: '/pictures/desks/information.svg',
    },
    en: {
      author: 'Information and Mind desk',
      authorSubtitle: 'Machines that compute, brains that think',
      authorBio:
        'The Information and Mind desk covers anything that handles signals, whether it is made of silicon or of neurons. When a headline says that a machine thinks or reads minds, it first asks what was measured.',
      authorThumbnail: '/pictures/desks/information.svg',
    },
  },
}
