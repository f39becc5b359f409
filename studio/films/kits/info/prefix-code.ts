/** Huffman code (1952) of one word, shared by several scenes. */
import { lettering } from '../../letters.ts'
import { box } from '../../paths.ts'
import { placed, printed } from '../../print.ts'
import type { Sheet } from '../../scene.ts'

export const word = 'ABRACADABRA'
export const alphabet = ['A', 'B', 'R', 'C', 'D'] as const
export type Letter = (typeof alphabet)[number]

/** Joins the two rarest repeatedly: C with D, B with R, both pairs, then A. */
export const codes: Readonly<Record<Letter, string>> = { A: '0', B: '100', R: '101', C: '110', D: '111' }

export const lettersOf = (text: string): Letter[] =>
  [...text].filter((one): one is Letter => alphabet.some((letter) => letter === one))

export const countOf = (letter: Letter): number => lettersOf(word).filter((one) => one === letter).length

export const asciiBits = (letter: Letter): string => letter.charCodeAt(0).toString(2).padStart(8, '0')

function inkOf({ colours }: Sheet, letter: Letter): string {
  return { A: colours.nano, B: colours.bio, R: colours.cogno, C: colours.info, D: '#ffd23e' }[letter]
}

/** `size`: side in units. */
export function letterTile(sheet: Sheet, letter: Letter, x: number, y: number, size: number, grow = 1): void {
  placed(sheet, x, y, { grow }, () => {
    const dark = inkOf(sheet, letter) === sheet.colours.info && sheet.colours.info !== '#ffffff'
    printed(sheet, box(-size / 2, -size / 2, size, size, size * 0.14), {
      ink: inkOf(sheet, letter),
      shade: 'none',
      outline: size > 30 ? 2.2 : 1.5,
    })
    lettering(sheet, letter, 0, size * 0.27, {
      size: size * 0.74,
      weight: 850,
      align: 'center',
      ink: dark ? '#ffffff' : sheet.colours.key,
    })
  })
}

/** A bit in a cell with its upper left corner at (x, y): one is dark, zero pale. */
export function bitCell(sheet: Sheet, bit: string, x: number, y: number, width: number, height: number): void {
  const { colours } = sheet
  const one = bit === '1'
  printed(sheet, box(x, y, width, height, 2), {
    ink: one ? colours.key : '#ffffff',
    shade: 'none',
    outline: 1.4,
    edge: one ? colours.line : colours.key,
  })
  lettering(sheet, bit, x + width / 2, y + height * 0.74, {
    size: Math.min(17, height * 0.7),
    weight: 750,
    align: 'center',
    ink: one ? '#ffffff' : colours.key,
  })
}
