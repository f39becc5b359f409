import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, it } from 'vitest'

/** What a module imports when it is loaded, and all that its own modules import. */
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

it('starting the built site needs no package that only builds or tests', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
  const packages = [...packagesOf(path.resolve('tools/start.ts'))]
  expect(packages).toContain('valibot')
  expect(
    packages.filter((id) => !Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`))),
  ).toEqual([])
})
