import type { Theme } from './inks.ts'
import type { Ink } from './scene.ts'

export interface PrintedTheme {
  /** Mean color, shown while loading. */
  readonly placeholder: string
  readonly files: Readonly<Record<string, string>>
}

export interface PrintedFormat {
  readonly ratio: readonly [number, number]
  readonly widths: readonly number[]
  /** Width of the picture in meters of the subject, for a scale bar. */
  readonly metresAcross?: number
  readonly light: PrintedTheme
  readonly dark: PrintedTheme
}

export interface PrintedPicture {
  readonly inks: readonly [Ink, Ink]
  readonly formats: Readonly<Record<string, PrintedFormat>>
}

export type PictureManifest = Readonly<Record<string, PrintedPicture>>

/** `/pictures/{name}/{theme}-{width}.avif`; formats other than wide precede the theme. */
export function pictureAddress(name: string, format: string, theme: Theme, width: number): string {
  return `/pictures/${name}/${format === 'wide' ? '' : `${format}-`}${theme}-${width}.avif`
}
