import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Broth, Kind } from './crypt-signals.model.ts'

interface OrganoidTexts extends CommonTexts {
  cell: string
  share: string
  shareShown: string
  shareSpoken: string
  broth: string
  broths: Record<Broth, string>
  buds: string
  stem: string
  absorbing: string
  kinds: Record<Kind, string>
}

export const texts: FigureTexts<OrganoidTexts> = {
  en: {
    title: 'Grow three crypts',
    task: 'Tap a cell to make it a Paneth cell, or to stop it being one. It sends the signal Wnt, which fades from neighbour to neighbour. Grow three buds with stem cells in each, and absorbing cells between them.',
    solved:
      'Three crypts! A signal that only reaches the nearest cells keeps them apart. Now pour Wnt into the broth: every cell hears it, and no bud is left.',
    drawing:
      'A ring of eighteen cells, an organoid cut through the middle. Two Paneth cells lie opposite each other, at the top and at the bottom. On each side of a Paneth cell lie one stem cell and one dividing cell, and there the wall bulges out as a bud. The eight other cells, to the right and left, absorb food.',
    model:
      'From each cell to the next, the same share of the signal is left: after d cells, the share to the power of d. The signals of all Paneth cells add up. In mice and organoids, Wnt3 covers the stem cells that touch a Paneth cell. It does not diffuse: it travels on the membranes of dividing cells, and that thins it out (Farin and others, 2016). Above 50 per cent, the figure lets it reach further than that. BMP is another signal: it keeps cells from being stem cells, and the usual broth blocks it (Sato and others, 2009). The limits, 30 per cent for a stem cell and 15 for a dividing one, were chosen for this figure: nobody has measured them like this. Left out: how a cell becomes a Paneth cell, and how the wall bends.',
    cell: 'Cell {cell}, Paneth cell',
    share: 'Passed on to the next cell',
    shareShown: '{share}%',
    shareSpoken: '{own} per cent passed on: buds: {buds}; stem cells: {stem}',
    broth: 'Broth',
    broths: { usual: 'Usual', wnt: 'With Wnt', bmp: 'BMP not blocked' },
    buds: 'buds',
    stem: 'stem cells',
    absorbing: 'absorbing cells',
    kinds: { paneth: 'Paneth cell', stem: 'stem cell', dividing: 'dividing', absorbing: 'absorbing' },
  },
  es: {
    title: 'Haz crecer tres criptas',
    task: 'Toca una célula para que sea de Paneth, o para que deje de serlo. Envía la señal Wnt, que se debilita de vecina en vecina. Consigue tres brotes con células madre en cada uno y, entre ellos, células que absorben.',
    solved:
      '¡Tres criptas! Una señal que solo llega a las más cercanas las mantiene separadas. Ahora pon Wnt en el líquido: lo oyen todas las células, y no queda ningún brote.',
    drawing:
      'Un anillo de dieciocho células: un organoide en corte. Hay dos células de Paneth enfrentadas, una arriba y otra abajo. A cada lado de ellas hay una célula madre y una en división, y allí la pared sobresale en un brote. Las otras ocho células, a derecha e izquierda, absorben alimento.',
    model:
      'De cada célula a la siguiente queda la misma parte de la señal: tras d células, esa parte elevada a d. Las señales de todas las células de Paneth se suman. En ratones y organoides, Wnt3 cubre las células madre que tocan a una de Paneth. No se difunde: viaja en las membranas de las células que se dividen, y así se diluye (Farin y otros, 2016). Por encima del 50\u00a0%, aquí llega más lejos que eso. BMP es otra señal: impide que una célula sea célula madre, y el líquido normal la bloquea (Sato y otros, 2009). Los límites, 30\u00a0% para una célula madre y 15\u00a0% para una en división, se eligieron para esta figura: nadie los ha medido así. No se calcula cómo una célula llega a ser de Paneth ni cómo se dobla la pared.',
    cell: 'Célula {cell}, de Paneth',
    share: 'Pasa a la célula siguiente',
    shareShown: '{share}\u00a0%',
    shareSpoken: 'pasa el {own} por ciento: brotes: {buds}; células madre: {stem}',
    broth: 'Líquido',
    broths: { usual: 'Normal', wnt: 'Con Wnt', bmp: 'Sin bloquear BMP' },
    buds: 'brotes',
    stem: 'células madre',
    absorbing: 'células que absorben',
    kinds: { paneth: 'de Paneth', stem: 'célula madre', dividing: 'en división', absorbing: 'absorbe' },
  },
}
