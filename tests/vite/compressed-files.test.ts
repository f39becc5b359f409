import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compressFiles } from '../../vite/compressed-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'compressed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('text lies there in brotli and gzip, too, in folders as well', async () => {
  const text = 'const light = 299792458\n'.repeat(100)
  mkdirSync(path.join(folder, 'assets/i18n'), { recursive: true })
  const file = path.join(folder, 'assets/i18n/light.js')
  writeFileSync(file, text)
  await compressFiles(folder)
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

it.each([
  ['a film is compressed already', 'film.mp4', 'a'.repeat(5000)],
  ['a small file fits into a packet as it is', 'small.css', 'a'.repeat(500)],
])('%s: it stays alone', async (_name, file, content) => {
  writeFileSync(path.join(folder, file), content)
  await compressFiles(folder)
  expect(readdirSync(folder)).toEqual([file])
})
