import { colour, mix, palettes, type Colour } from '../pictures/inks.ts'
import type { VideoTopic } from '../../src/content/video-script.ts'
import type { Ground } from './ground.ts'
import type { Colours } from './scene.ts'

type Technoscience = 'nano' | 'info' | 'bio' | 'cogno'

export function css([r, g, b]: Colour): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Mixes `share` (0 to 1) of one color `#rrggbb` into another, in sRGB. */
export function blend(from: string, to: string, share: number): string {
  return css(mix(colour(from), colour(to), Math.min(1, Math.max(0, share))))
}

/** Returns a color `#rrggbb` with an opacity of 0 to 1. */
export function faded(hex: string, opacity: number): string {
  const [r, g, b] = colour(hex)
  return `rgb(${r} ${g} ${b} / ${Math.min(1, Math.max(0, opacity))})`
}

const companions: Readonly<Record<Technoscience, Technoscience>> = {
  nano: 'info',
  info: 'nano',
  bio: 'nano',
  cogno: 'info',
}

/** Topics without their own technoscience rotate through the inks. */
const turns: readonly Technoscience[] = ['info', 'nano', 'bio', 'cogno']

export function inkOfTopic(topic: VideoTopic, number: number): Technoscience {
  const own: Partial<Record<VideoTopic, Technoscience>> = {
    nanotechnology: 'nano',
    infotechnology: 'info',
    biotechnology: 'bio',
    cognotechnology: 'cogno',
  }
  return own[topic] ?? turns[(number - 1) % turns.length] ?? 'info'
}

/** Token `--ink` of the dark theme. */
export const nightLine = '#e9edf8'
/** Token `--paper` of the dark theme. */
export const nightGround = '#090b15'
/** Tokens of Zed's disc and visor. */
export const zedColours = { disc: '#5fe3f7', pale: '#d9f7fd', on: '#04212a', visor: '#0a0c1a' } as const

export function coloursOn(ground: Ground, ink: Technoscience): Colours {
  const palette = ground === 'night' ? palettes.dark : palettes.light
  const inks = {
    nano: css(palette.inks.nano),
    info: css(palette.inks.info),
    bio: css(palette.inks.bio),
    cogno: css(palette.inks.cogno),
  }
  const key = css(palette.key)
  const companion = inks[companions[ink]]
  const zed = css(palette.inks.zed)
  if (ground === 'night') {
    const faint = blend(nightGround, nightLine, 0.34)
    const shared = { stock: css(palette.stock), key, zed, ...inks }
    return { ground: nightGround, line: nightLine, faint, inkA: inks[ink], inkB: companion, ...shared }
  }
  if (ground === 'ink') {
    const field = inks[ink]
    // The key is unreadable on ultramarine (token --on-i).
    const line = ink === 'info' ? '#ffffff' : key
    const faint = blend(field, line, 0.38)
    // An ink is invisible on a ground of the same ink: use white.
    return {
      ground: field,
      stock: '#ffffff',
      key,
      line,
      faint,
      inkA: '#ffffff',
      inkB: companion,
      zed,
      ...inks,
      [ink]: '#ffffff',
    }
  }
  const paper = css(palette.ground)
  const faint = blend(paper, key, 0.34)
  return { ground: paper, stock: '#ffffff', key, line: key, faint, inkA: inks[ink], inkB: companion, zed, ...inks }
}
