import { defineConfig } from 'vitest/config'

const shared = { maxWorkers: 2, testTimeout: 300_000, hookTimeout: 150_000, disableConsoleIntercept: true }

export default defineConfig({
  test: {
    root: process.cwd(),
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'faults',
          include: ['tests/attack/{bodies,faults,container}.attack.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          maxWorkers: 1,
          name: 'floods',
          include: ['tests/attack/{floods,memory,thinking}.attack.ts'],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
