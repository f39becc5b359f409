import { defineConfig } from 'vitest/config'

/** Attacks on the built server, one after the other: each has the machine to itself. */
export default defineConfig({
  test: {
    include: ['tests/attack/*.attack.ts'],
    root: process.cwd(),
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
})
