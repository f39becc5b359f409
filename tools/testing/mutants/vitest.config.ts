import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const mutated = (process.env['MUTANT_FILES'] ?? '').split(' ').filter(Boolean)
const rooms = [...new Set(mutated.map((file) => file.split('/')[1]))]
const within = rooms.length === 1 ? rooms[0] : `{${rooms.join(',')}}`
const words = mutated.map((file) => /^\w+/.exec(path.basename(file))?.[0])

function rank({ moduleId }: TestSpecification): number {
  const name = path.basename(moduleId)
  if (moduleId.includes('/tests/machines/')) return 3
  if (name.includes('-properties.')) return 2
  return words.some((word) => /^\w+/.exec(name)?.[0] === word) ? 0 : 1
}

/** Runs the likeliest and fastest tests first, because one failure is enough. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId))
  }
}

export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  plugins: [lingui()],
  test: {
    include: [`tests/${within}/**/*.{machine,model}.test.ts`, 'tests/machines/**/*.test.ts'],
    // Too slow: half a minute per mutant.
    exclude: ['tests/assistant/panel-paths.machine.test.ts'],
    sequence: { sequencer: LikeliestFirst },
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})
