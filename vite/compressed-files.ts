import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = 'css,html,ico,js,json,mjs,svg,txt,vtt,wasm,webmanifest,xml'
/** Minimum size in bytes; smaller files fit one packet. */
const smallest = 1024

const compressors = [
  { ending: '.br', compress: promisify(brotliCompress), options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } },
  { ending: '.gz', compress: promisify(gzip), options: { level: 9 } },
] as const

/** Writes brotli and gzip copies of text files, for `src/server/http/static-files.ts`. */
export async function compressFiles(directory: string): Promise<void> {
  const compressed: Promise<void>[] = []
  for await (const file of glob(`**/*.{${texts}}`, { cwd: directory })) {
    compressed.push(compressFile(path.join(directory, file)))
  }
  await Promise.all(compressed)
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < smallest) return
  await Promise.all(
    compressors.map(async ({ ending, compress, options }) => {
      const compressed = await compress(content, options)
      if (compressed.length < content.length) await writeFile(file + ending, compressed)
    }),
  )
}
