import { defineConfig } from 'vitest/config'

// The studio's tests only: `npm test --workspace studio`. The site's `npm test` includes them.
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['tests/**/*.test.ts'], restoreMocks: true, testTimeout: 30_000 },
})
