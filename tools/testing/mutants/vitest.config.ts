import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const mutated = (process.env['MUTANT_FILES'] ?? '').split(' ').filter(Boolean)
const rooms = [...new Set(mutated.map((file) => file.split('/')[1]))]
const within = rooms.length === 1 ? rooms[0] : `{${rooms.join(',')}}`
/** The words that their tests' names begin with. */
const words = mutated.map((file) => /^\w+/.exec(path.basename(file))?.[0])

/** How late a file of tests comes: the mutated file's own first, those that try very much last. */
function rank({ moduleId }: TestSpecification): number {
  const name = path.basename(moduleId)
  if (moduleId.includes('/tests/machines/')) return 3
  if (name.includes('-properties.')) return 2
  return words.some((word) => /^\w+/.exec(name)?.[0] === word) ? 0 : 1
}

/** One failed test is enough to notice a mutant: the likeliest and quickest run first. */
class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => rank(one) - rank(other) || one.moduleId.localeCompare(other.moduleId))
  }
}

/** The quick tests of machines and models. Each mutant has a worker of its own, and its files of tests share it. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../../..'),
  plugins: [lingui()],
  test: {
    include: [`tests/${within}/**/*.{machine,model}.test.ts`, 'tests/machines/**/*.test.ts'],
    // Half a minute of paths for each mutant: what they alone notice counts as not noticed.
    exclude: ['tests/assistant/panel-paths.machine.test.ts'],
    sequence: { sequencer: LikeliestFirst },
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})
