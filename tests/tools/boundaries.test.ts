import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findBreaches, rooms } from '../../tools/checks/boundaries.ts'

/** A forbidden import of each kind (file → source) with its target. */
const planted: Record<string, Record<string, string>> = {
  'room-order-ui': { 'src/ui/a.ts': "import '../news/a-page.ts'", 'src/news/a-page.ts': 'export {}' },
  'room-order-content': {
    'src/content/b.ts': "import type { B } from '../search/b.ts'\nexport type C = B",
    'src/search/b.ts': 'export type B = string',
  },
  'room-order-fonts': { 'src/fonts/s.ts': "import '../i18n/s.ts'", 'src/i18n/s.ts': 'export {}' },
  'root-is-the-top': { 'src/frame/c.ts': "import '../router.tsx'", 'src/router.tsx': 'export {}' },
  'site-stands-alone': { 'src/talk/d.ts': "import '../../vite/d.ts'", 'vite/d.ts': 'export {}' },
  'build-stands-alone': { 'vite/e.ts': "import '../studio/e.ts'", 'studio/e.ts': 'export {}' },
  'studio-is-a-workspace': { 'tools/f.ts': "import '../studio/f.ts'", 'studio/f.ts': 'export {}' },
  'no-circle': { 'src/news/g.ts': "import './h.ts'", 'src/news/h.ts': "import './g.ts'" },
  'server-stays-on-the-server': {
    'src/news/i-page.tsx': "import './i-model.ts'",
    'src/news/i-model.ts': "import '../content/everything.server.ts'",
    'src/content/everything.server.ts': 'export {}',
  },
  'pure-models': { 'src/assistant/j.machine.ts': "import 'react'" },
  'machines-know-no-server': {
    'src/assistant/k.machine.ts': "import './k.ts'",
    'src/assistant/k.ts': "import '../speech/k.ts'",
    'src/speech/k.ts': 'export {}',
  },
  'engines-by-contract': {
    'src/avatar/l.ts': "import './engines/zed/l.ts'",
    'src/avatar/engines/zed/l.ts': 'export {}',
  },
  'deferred-arrives-late': { 'src/frame/m.ts': "import './m.deferred.ts'", 'src/frame/m.deferred.ts': 'export {}' },
  'swiper-in-the-carousel': { 'src/news/n.ts': "import 'swiper'" },
  'three-in-its-engine': { 'src/videos/o.ts': "import 'three'" },
  'start-at-the-edges': { 'src/ui/p.ts': "import '@tanstack/react-start'" },
  'shipped-is-declared': { 'src/server/q.ts': "import 'vitest'" },
}

const allowed = {
  'src/news/r-page.tsx': "import '../ui/r.ts'\nimport type { R } from './r.server.ts'\nexport type S = R",
  'src/ui/r.ts': "void import('../avatar/engines/zed/r.ts')",
  'src/news/r.server.ts': "import '../content/r.server.ts'\nexport type R = string",
  'src/content/r.server.ts': 'export {}',
}

const root = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
let breaches: string[] = []

beforeAll(async () => {
  for (const [file, source] of Object.entries(Object.assign({}, ...Object.values(planted), allowed))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), String(source))
  }
  for (const folder of ['vite', 'content-pipeline', 'studio', 'tools'])
    mkdirSync(path.join(root, folder), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({
      dependencies: { react: '*', swiper: '*', three: '*', '@tanstack/react-start': '*' },
      devDependencies: { vitest: '*' },
    }),
  )
  breaches = await findBreaches(root)
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('a forbidden import', () => {
  test.each(Object.entries(planted))('is told by the name of its rule: %s', (rule, files) => {
    const [importer = ''] = Object.keys(files)
    const lines = breaches.filter((line) => line.startsWith(`${rule}: ${importer} → `))
    expect(lines).not.toEqual([])
    expect(lines[0]).toMatch(/: [^→]{20,}$/)
  })
})

test('every folder of src has its place in the order', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(rooms.toSorted())
})

test('imports that go down, of types from the server, or late are let through', () => {
  expect(breaches.filter((line) => /\/r(-page|\.server)?\.tsx? →/.test(line) && !line.includes('room-order'))).toEqual(
    [],
  )
  expect(breaches.filter((line) => line.includes('src/news/r'))).toEqual([])
})
