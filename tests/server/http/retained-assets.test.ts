import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { retainAssets } from '../../../src/server/http/retained-assets.ts'

const day = 24 * 3600 * 1000
let folder: string
let assets: string
let kept: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
  assets = path.join(folder, 'assets')
  kept = path.join(folder, 'kept/assets')
  mkdirSync(assets)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function deploy(...names: string[]) {
  rmSync(assets, { recursive: true })
  mkdirSync(path.join(assets, 'i18n'), { recursive: true })
  for (const name of names) writeFileSync(path.join(assets, name), name)
}

it('still has what the build before had, for pages that were opened then', async () => {
  deploy('app-1.js', 'shared.js')
  await retainAssets(assets, kept)
  deploy('app-2.js', 'shared.js')
  await retainAssets(assets, kept)
  expect(readdirSync(kept).toSorted()).toEqual(['app-1.js', 'app-2.js', 'shared.js'])
  expect(readFileSync(path.join(kept, 'app-1.js'), 'utf8')).toBe('app-1.js')
})

it('lets go of what no build has had for two weeks, and of nothing that a server was started with since', async () => {
  deploy('app-1.js', 'shared.js')
  await retainAssets(assets, kept, Date.now() - 20 * day)
  deploy('app-2.js', 'shared.js')
  await retainAssets(assets, kept, Date.now() - 10 * day)
  expect(existsSync(path.join(kept, 'app-1.js'))).toBe(true)
  await retainAssets(assets, kept)
  expect(readdirSync(kept).toSorted()).toEqual(['app-2.js', 'shared.js'])
})

it('removes what a server that was killed has left half copied', async () => {
  deploy('app-1.js')
  mkdirSync(kept, { recursive: true })
  const half = path.join(kept, 'app-0.js.1.part')
  writeFileSync(half, 'half')
  utimesSync(half, 0, 0)
  await retainAssets(assets, kept)
  expect(readdirSync(kept)).toEqual(['app-1.js'])
})

it('says when nothing can be kept', async () => {
  deploy('app-1.js')
  writeFileSync(path.join(folder, 'file'), '')
  await expect(retainAssets(assets, path.join(folder, 'file/assets'))).rejects.toThrow()
})
