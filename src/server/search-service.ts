import { readSearch } from '../search/read-search.server.ts'
import { askerOf } from './asker.ts'
import { log } from './log.ts'
import { configuration } from './process-configuration.ts'
import { createRateLimit } from './rate-limit.ts'
import { handleSearch, searchesPerMinute } from './search-handler.ts'

const limit = createRateLimit({ points: searchesPerMinute })

/** Answers the search endpoint; the counters live as long as the process. */
export function answerSearch(request: Request): Promise<Response> {
  return handleSearch(request, {
    read: readSearch,
    limit,
    asker: askerOf(request, configuration.trustProxy),
    log: (message, error) => log.error(message, { error }),
  })
}
