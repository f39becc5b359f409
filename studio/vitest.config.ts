import { defineConfig } from 'vitest/config'

// The studio's tests alone: `npm test --workspace studio`. The site's `npm test` runs them, too.
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['tests/**/*.test.ts'], restoreMocks: true, testTimeout: 30_000 },
})
