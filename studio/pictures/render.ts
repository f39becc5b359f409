/** `node studio/pictures/render.ts [name…]`: renders pictures (default: all) to public/pictures. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { provideChromium } from '../../tools/testing/chromium.ts'
import type { Format, Picture } from './article-picture.ts'
import { openDarkroom, type Darkroom } from './darkroom.ts'
import { encodeAvif } from './encode.ts'
import type { Theme } from './inks.ts'
import { drawnRelief } from './drawing.ts'
import { putIntoManifest } from './manifest-file.ts'
import { pictureAddress, type PrintedFormat, type PrintedPicture } from './manifest.ts'
import { pictures, printMeasures } from './pictures.ts'
import { meanColour, platesPalette, press, type Print } from './press.ts'
import { cachedRelief } from './relief-cache.ts'
import type { Relief } from './relief.ts'
import { separate } from './separation.ts'

const root = join(import.meta.dirname, '../..')
const publicFolder = join(root, 'public')

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in pictures))
  if (unknown) throw new Error(`No picture is called ${unknown}; there are ${Object.keys(pictures).join(', ')}`)
  const wanted = names.length > 0 ? names : Object.keys(pictures)
  const darkroom = lazyDarkroom()
  try {
    for (const name of wanted) {
      const picture = pictures[name]
      if (picture) await putIntoManifest(join(publicFolder, 'pictures'), name, await make(name, picture, darkroom))
    }
  } finally {
    await darkroom.close()
  }
}

function lazyDarkroom(): Darkroom {
  let room: Promise<Darkroom> | undefined
  return {
    expose: async (...scene) => {
      room ??= openDarkroom(provideChromium())
      return (await room).expose(...scene)
    },
    close: async () => {
      await (await room)?.close()
    },
  }
}

async function make(name: string, picture: Picture, darkroom: Darkroom): Promise<PrintedPicture> {
  const formats: Record<string, PrintedFormat> = {}
  for (const [format, shape] of Object.entries(picture.formats)) {
    const relief = await reliefOf(name, format, picture, shape, darkroom)
    formats[format] = {
      ratio: shape.ratio,
      widths: shape.widths,
      ...(picture.metresHigh && { metresAcross: metresAcross(picture.metresHigh, shape) }),
      light: await printTheme(name, format, picture, shape, relief, 'light'),
      dark: await printTheme(name, format, picture, shape, relief, 'dark'),
    }
  }
  return { inks: picture.inks, formats }
}

function metresAcross(metresHigh: number, shape: Format): number {
  return Number(((metresHigh * shape.ratio[0]) / shape.ratio[1] / shape.framing.zoom).toPrecision(2))
}

function reliefOf(name: string, format: string, picture: Picture, shape: Format, darkroom: Darkroom): Promise<Relief> {
  const width = shape.relief
  const height = Math.round((width * shape.ratio[1]) / shape.ratio[0])
  if (picture.scene.drawing !== undefined) return drawnRelief(picture.scene.drawing, shape.framing, { width, height })
  const file = join(root, '.cache/pictures', `${name}-${format}.relief`)
  return cachedRelief(file, picture.scene, shape.framing, { width, height }, () => {
    console.log(`${name} ${format}: marching ${width} × ${height}`)
    return darkroom.expose(picture.scene, shape.framing, width, height)
  })
}

async function printTheme(
  name: string,
  format: string,
  picture: Picture,
  shape: Format,
  relief: Relief,
  theme: Theme,
): Promise<PrintedFormat[Theme]> {
  const files: Record<string, string> = {}
  let placeholder = ''
  for (const width of shape.widths) {
    const printed = print(picture, shape, relief, theme, width)
    const { bytes, quality } = await encodeAvif(printed, shape.budget(width))
    const address = pictureAddress(name, format, theme, width)
    await save(address, bytes)
    files[width] = address
    placeholder = meanColour(printed)
    console.log(`${address}: ${(bytes.length / 1000).toFixed(1)} kB at quality ${quality}`)
  }
  return { placeholder, files }
}

function print(picture: Picture, shape: Format, relief: Relief, theme: Theme, width: number): Print {
  const plates = separate(relief, picture.scene, printMeasures(shape, width), theme)
  return press(plates, relief, platesPalette(theme, picture.inks), width)
}

async function save(address: string, bytes: Buffer): Promise<void> {
  const file = join(publicFolder, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

await main(process.argv.slice(2))
