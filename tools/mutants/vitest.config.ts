import path from 'node:path'
import { lingui } from '@lingui/vite-plugin'
import { defineConfig } from 'vitest/config'

/** The folders of tests that belong to what is mutated. */
const rooms = (process.env['MUTANT_ROOMS'] ?? '').split(' ').filter(Boolean)
const within = rooms.length === 1 ? rooms[0] : `{${rooms.join(',')}}`

/** The quick tests of machines and models, each file with modules of its own, as mutants ask for. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  plugins: [lingui()],
  test: {
    include: [`tests/${within}/**/*.{machine,model}.test.ts`, 'tests/machines/**/*.test.ts'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
})
