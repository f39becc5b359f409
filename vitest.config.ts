import { globSync, readFileSync } from 'node:fs'
import { lingui } from '@lingui/vite-plugin'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './vite/content-plugin.ts'

const all = '{tests,studio/tests}/**/*.test.{ts,tsx}'
const pages = 'tests/e2e/**'

/**
 * Files that change what others would meet: they ask for a DOM, or put another module in the place of one. Each gets a
 * worker of its own. The others share theirs, and what they import is loaded once: that halves the time of all.
 */
const alone = globSync(all).filter((file) =>
  /@vitest-environment|\bvi\.(do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
)

export default defineConfig({
  plugins: [contentPlugin(), viteReact(), lingui({ failOnMissing: true, failOnCompileError: true })],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // What ends a test that hangs; a machine that has much to do must not end one that goes on.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'together', include: [all], exclude: [pages, ...alone], isolate: false } },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
    ],
  },
})
