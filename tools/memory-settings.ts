/**
 * How Node is started for the site, as the Dockerfile does, too. V8 lets its young generation grow with the machine's memory and
 * its heaps to several times what is alive before it collects garbage, and glibc lets each thread have an arena of its own, in which it keeps what that thread has freed: without them the server
 * takes some 100 MB more.
 */
export const memoryFlags = ['--max-semi-space-size=8', '--heap-growing-percent=30'] as const
export const memoryEnvironment = { MALLOC_ARENA_MAX: '1' } as const
