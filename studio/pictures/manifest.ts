import type { Theme } from './inks.ts'
import type { Ink } from './scene.ts'

/** What public/pictures/manifest.json says of one shape of a picture in one theme. */
export interface PrintedTheme {
  /** Mean colour, to stand in the picture's place until it has loaded. */
  readonly placeholder: string
  /** Address of the file of each width. */
  readonly files: Readonly<Record<string, string>>
}

/** One shape of a picture: its ratio and files. */
export interface PrintedFormat {
  readonly ratio: readonly [number, number]
  readonly widths: readonly number[]
  /** How many metres of the subject the picture's width shows, where that has a meaning: for a true scale bar. */
  readonly metresAcross?: number
  readonly light: PrintedTheme
  readonly dark: PrintedTheme
}

/** One picture of the manifest. */
export interface PrintedPicture {
  readonly inks: readonly [Ink, Ink]
  readonly formats: Readonly<Record<string, PrintedFormat>>
}

/** public/pictures/manifest.json: every picture by its name. */
export type PictureManifest = Readonly<Record<string, PrintedPicture>>

/** Address of a picture file: `/pictures/{name}/{theme}-{width}.avif`; other formats than wide stand before the theme. */
export function pictureAddress(name: string, format: string, theme: Theme, width: number): string {
  return `/pictures/${name}/${format === 'wide' ? '' : `${format}-`}${theme}-${width}.avif`
}
