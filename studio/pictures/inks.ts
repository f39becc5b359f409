import type { Ink } from './scene.ts'

export type Theme = 'light' | 'dark'

export type Colour = readonly [number, number, number]

export function colour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export interface Palette {
  /** Ground (`--tray`). */
  readonly ground: Colour
  /** Body (`--stock`). */
  readonly stock: Colour
  /** Outline on bodies (`--key`). */
  readonly key: Colour
  /** Outline outside bodies. */
  readonly fieldKey: Colour
  readonly inks: Readonly<Record<Ink, Colour>>
}

export const palettes: Readonly<Record<Theme, Palette>> = {
  light: {
    ground: colour('#eef0f6'),
    stock: colour('#ffffff'),
    key: colour('#14132b'),
    fieldKey: colour('#14132b'),
    inks: {
      nano: colour('#ff4f24'),
      info: colour('#3350ff'),
      bio: colour('#00a862'),
      cogno: colour('#f43b9d'),
      zed: colour('#5fe3f7'),
      'zed-body': colour('#3f37c9'),
    },
  },
  dark: {
    ground: colour('#121628'),
    stock: colour('#cdd5ea'),
    key: colour('#0a0c1a'),
    // Dark: a pale outline would look like a negative.
    fieldKey: colour('#0a0c1a'),
    inks: {
      nano: colour('#ff6a42'),
      info: colour('#6d83ff'),
      bio: colour('#1fbf7c'),
      cogno: colour('#ff62b3'),
      zed: colour('#46e4ff'),
      'zed-body': colour('#3f37c9'),
    },
  },
}

export function multiply(below: Colour, ink: Colour): Colour {
  return [(below[0] * ink[0]) / 255, (below[1] * ink[1]) / 255, (below[2] * ink[2]) / 255]
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2] + (to[2] - from[2]) * share]
}
