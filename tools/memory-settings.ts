/** Node flags, as in the Dockerfile: V8's young generation and heap growth would take about 100 MB more. */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'] as const
export const memoryEnvironment = { MALLOC_ARENA_MAX: '1' } as const
