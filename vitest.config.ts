import { lingui } from '@lingui/vite-plugin'
import viteReact from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { contentPlugin } from './build/content-plugin.ts'

export default defineConfig({
  plugins: [contentPlugin(), viteReact(), lingui({ failOnMissing: true, failOnCompileError: true })],
  test: {
    include: ['{tests,studio/tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    restoreMocks: true,
    testTimeout: 30_000,
  },
})
