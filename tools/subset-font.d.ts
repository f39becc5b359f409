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
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
