import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sharePicture } from '../../src/ui/share-picture.ts'
import { readShareManifest, shareFault, shareStamp } from '../../content-pipeline/share-stamp.ts'

const article = { id: 'es-1', title: 'Una gota', scale: 1e-3, imageUrl: '/pictures/drop/light-1014.avif' }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'))
  mkdirSync(join(folder, 'pictures/drop'), { recursive: true })
  mkdirSync(join(folder, 'pictures/share'))
  writeFileSync(join(folder, 'pictures/drop/light-1600.avif'), 'print')
  writeFileSync(join(folder, sharePicture('es-1').path), 'share')
  const stamps = { 'es-1': shareStamp(folder, article) }
  writeFileSync(join(folder, 'pictures/share/manifest.json'), JSON.stringify(stamps))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fault = (changes: Partial<typeof article> = {}) =>
  shareFault(folder, readShareManifest(folder), { ...article, ...changes })

describe('the share picture of an article', () => {
  it('is right while title, size and picture are those it was made from', () => {
    expect(fault()).toBeUndefined()
  })

  it('is stale once the title, the size or the picture changes', () => {
    expect(fault({ title: 'Dos gotas' })).toMatch(/older title or picture: run .*share\.ts es-1/)
    expect(fault({ scale: 1 })).toMatch(/older/)
    writeFileSync(join(folder, 'pictures/drop/light-1600.avif'), 'another print')
    expect(fault()).toMatch(/older/)
  })

  it('is missed when its file is not there', () => {
    rmSync(join(folder, sharePicture('es-1').path))
    expect(fault()).toMatch(/no share picture \/pictures\/share\/es-1\.jpg/)
  })
})
