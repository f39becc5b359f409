/**
 * Node flags for the site, as in the Dockerfile. They limit V8's young generation, heap growth, and glibc's arenas,
 * which would take about 100 MB more.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'] as const
export const memoryEnvironment = { MALLOC_ARENA_MAX: '1' } as const
