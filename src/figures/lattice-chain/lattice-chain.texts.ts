import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Bend } from './lattice-chain.model.ts'

interface ChainTexts extends CommonTexts {
  bead: string
  kinds: { oily: string; watery: string }
  bends: Record<Bend, string>
  contacts: string
  contactsShown: string
  crossing: string
  shapes: string
  best: string
  bestShown: string
  signs: { oily: string; watery: string; contact: string; clash: string }
}

export const texts: FigureTexts<ChainTexts> = {
  en: {
    title: 'Fold the chain yourself',
    task: 'Tap a bead and the chain bends there: left, right, straight again. Bring the oily beads together until four pairs of them touch side by side.',
    solved:
      'That is the fold! Of all the shapes this chain can take, only this one and its mirror image have four contacts. The order of the beads alone decided it.',
    drawing:
      'A chain of ten beads on a square grid. The first, fourth, seventh and last bead are oily. The chain makes a turn back on itself at its beginning, so that the first and the fourth bead lie side by side: one contact. The rest of it is stretched out straight.',
    model:
      'The HP model of Lau and Dill (1989): beads on a grid, oily or fond of water. Each pair of oily beads side by side that are not neighbours in the chain lowers the energy by one. Shapes are counted one by one; mirror images and turned ones count as the same. Real chains move in space, have twenty kinds of links and are longer. Each further bead makes the number of shapes about 2.7 times as large.',
    bead: 'Bead {n}, {kind}: {bend}',
    kinds: { oily: 'oily', watery: 'fond of water' },
    bends: { straight: 'straight on', left: 'bends left', right: 'bends right' },
    contacts: 'oily pairs that touch',
    contactsShown: '{n} of {most}',
    crossing: 'crosses itself',
    shapes: 'shapes it can take',
    best: 'of them with four pairs',
    bestShown: '1',
    signs: { oily: 'oily', watery: 'fond of water', contact: 'contact', clash: 'crossing' },
  },
  es: {
    title: 'Pliega tú la cadena',
    task: 'Toca una cuenta y la cadena se dobla ahí: a la izquierda, a la derecha y otra vez recta. Junta las cuentas aceitosas hasta que se toquen cuatro parejas.',
    solved:
      '¡Ese es el pliegue! De todas las formas que puede tomar esta cadena, solo esta y su imagen en el espejo tienen cuatro contactos. Lo decidió el orden de las cuentas.',
    drawing:
      'Una cadena de diez cuentas sobre una cuadrícula. La primera, la cuarta, la séptima y la última son aceitosas. Al principio, la cadena da la vuelta, de modo que la primera y la cuarta quedan juntas: un contacto. El resto está estirado.',
    model:
      'El modelo HP de Lau y Dill (1989): cuentas sobre una cuadrícula, aceitosas o amigas del agua. Cada pareja de cuentas aceitosas que se tocan sin ser vecinas en la cadena baja la energía en uno. Las formas se cuentan una por una; las giradas y las del espejo valen como la misma. Las cadenas de verdad se mueven en el espacio, tienen eslabones de veinte tipos y son más largas. Cada cuenta más multiplica el número de formas por 2,7, más o menos.',
    bead: 'Cuenta {n}, {kind}: {bend}',
    kinds: { oily: 'aceitosa', watery: 'amiga del agua' },
    bends: { straight: 'sigue recta', left: 'dobla a la izquierda', right: 'dobla a la derecha' },
    contacts: 'parejas aceitosas que se tocan',
    contactsShown: '{n} de {most}',
    crossing: 'se cruza consigo misma',
    shapes: 'formas que puede tomar',
    best: 'de ellas, con cuatro parejas',
    bestShown: '1',
    signs: { oily: 'aceitosa', watery: 'amiga del agua', contact: 'contacto', clash: 'cruce' },
  },
}
