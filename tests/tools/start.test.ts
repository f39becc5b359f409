import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'
import { containerProcess } from '../../tools/testing/container-site.ts'
import { memoryEnvironment, memoryFlags } from '../../tools/memory-settings.ts'

function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  const statement = /^(?:import|export)\s+(?!type\b)(?:[\w*{][\w\s,{}*]*?\sfrom\s+)?['"]([^'"]+)['"]/gm
  const imported = [...code.matchAll(statement)].map(([, id = '']) => id)
  const own = imported.filter((id) => id.startsWith('.') && id.endsWith('.ts'))
  const packages = imported.filter((id) => !id.startsWith('.') && !isBuiltin(id))
  return new Set([...packages, ...own.flatMap((id) => [...packagesOf(path.resolve(path.dirname(file), id), seen)])])
}

const readPackage = () =>
  JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string>; scripts: object }

it('starting the built site needs no package that only builds or tests', () => {
  const { dependencies } = readPackage()
  const packages = [...packagesOf(path.resolve('tools/start.ts'))]
  expect(packages).toContain('valibot')
  expect(
    packages.filter((id) => !Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`))),
  ).toEqual([])
})

it('the dependencies are what is served; what only builds or tests is a devDependency', () => {
  const sources = globSync('src/**/*.{ts,tsx,css}').map((file) => readFileSync(file, 'utf8'))
  const imported = new Set(
    sources.flatMap((code) =>
      [...code.matchAll(/(?:from|import|import\() ?['"]([^'".][^'"]*)['"]/g)].map(([, id]) => id),
    ),
  )
  const isServed = (name: string) => [...imported].some((id) => id === name || id?.startsWith(`${name}/`))
  const builtOnly = Object.keys(readPackage().dependencies).filter((name) => !isServed(name))
  expect(builtOnly.filter((name) => !name.startsWith('@fontsource-variable/'))).toEqual([])
})

it('the container and the manual start Node with the same settings for memory as `npm start`', () => {
  const { parameters, environment } = containerProcess(readFileSync('Dockerfile', 'utf8'))
  expect(parameters).toEqual([...memoryFlags, '.output/server/index.mjs'])
  expect(environment).toMatchObject(memoryEnvironment)
  const manual = readFileSync('docs/operations.md', 'utf8')
  for (const setting of ['MALLOC_ARENA_MAX=1', ...memoryFlags]) expect(manual).toContain(setting)
})

it.each([
  ['20.20.2', 'linux', 'arm64', /^Node 24\.15 or newer is needed on this platform \(linux arm64, .*install it from/],
  ['24.14.0', 'darwin', 'arm64', /^Node 24\.15 or newer is needed on this platform \(darwin arm64, .*install it from/],
  ['20.20.2', 'linux', 'x64', /^Node 24\.15 or newer .*`npm ci` brings it along, unless/],
])('Node %s on %s %s is told plainly what the tools need', (version, platform, arch, message) => {
  const { status, stderr } = checkNode(version, platform, arch)
  expect(status).toBe(1)
  expect(stderr).toMatch(message)
  expect(stderr).not.toMatch(/Error/)
})

it.each(['24.15.0', '25.0.0'])('Node %s is taken as it is', (version) => {
  const { status, stderr } = checkNode(version, 'darwin', 'arm64')
  expect([status, stderr]).toEqual([0, ''])
})

it('the commands of a newcomer look at the version of Node first', () => {
  const check = 'node tools/node-version.mjs'
  const { scripts } = readPackage()
  expect(scripts).toMatchObject({
    postinstall: check,
    prebuild: check,
    predev: check,
    prestart: check,
    pretest: check,
  })
})

function checkNode(version: string, platform: string, arch: string) {
  const disguise = `Object.defineProperties(process, ${JSON.stringify({
    versions: { value: { ...process.versions, node: version } },
    platform: { value: platform },
    arch: { value: arch },
  })})`
  const preload = `data:text/javascript,${encodeURIComponent(disguise)}`
  return spawnSync(process.execPath, ['--import', preload, 'tools/node-version.mjs'], { encoding: 'utf8' })
}
