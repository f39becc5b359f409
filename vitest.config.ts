import { globSync, readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './vite/content-plugin.ts'

const all = '{tests,studio/tests}/**/*.test.{ts,tsx}'
const pages = 'tests/e2e/**'

/** Test files that need a DOM or mock modules run isolated. The others share a worker, which halves the total time. */
const alone = globSync(all).filter((file) =>
  /@vitest-environment|\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  plugins: [contentPlugin(), viteReact(), lingui({ failOnMissing: true, failOnCompileError: true })],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // Ends hanging tests. Generous (ms), because a loaded machine is slow.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'together', include: [all], exclude: [pages, ...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
    ],
  },
})
