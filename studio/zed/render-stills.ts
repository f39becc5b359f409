/** Renders Zed's still pictures to public/zed. Run it after each change of his appearance. */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import { provideChromium } from '../../tools/testing/chromium.ts'
import type { StillRequest } from './stills-page.ts'

interface Still extends StillRequest {
  file: string
  /** Byte budget of the file. */
  most: number
}

/** Supersampling factor, for smooth edges. */
const oversampling = 3

const stills: readonly Still[] = [
  { file: 'still.avif', width: 360, height: 611, host: [360, 611], emotion: 'neutral', waving: false, most: 12_000 },
  { file: 'head.avif', width: 144, height: 122, host: [72, 61], emotion: 'happy', waving: false, most: 3_000 },
  { file: 'wave.avif', width: 400, height: 679, host: [400, 679], emotion: 'excited', waving: true, most: 14_000 },
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: here('stills-page.ts'), formats: ['iife'], name: 'stills' },
    },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the page of the stills was not built')
  return chunk.code
}

const script = await bundlePage()
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
})
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: script })
  for (const { file, most, width, height, ...rest } of stills) {
    const request = { ...rest, width: width * oversampling, height: height * oversampling }
    const url = await page.evaluate((still) => window.renderStill(still), request)
    const picture = await sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
      .resize(width, height, { kernel: 'lanczos3' })
      .avif({ quality: 46, effort: 9, chromaSubsampling: '4:2:0' })
      .toBuffer()
    if (picture.length > most) throw new Error(`${file} takes ${picture.length} bytes, more than ${most}`)
    await writeFile(here(`../../public/zed/${file}`), picture)
    console.log(`${file}: ${width} × ${height}, ${picture.length} bytes`)
  }
} finally {
  await browser.close()
}
