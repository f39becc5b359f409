/** The package comes without types: what the site uses of it. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number }
  interface Options {
    targetFormat: 'woff2'
    noHinting?: boolean
    noLayoutClosure?: boolean
    keepFeatures?: string[]
    dropTables?: string[]
    variationAxes?: Record<string, Axis>
  }
  /** A font with these characters alone. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
