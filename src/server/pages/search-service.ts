import { readSearch } from '../../search/read-search.server.ts'
import { clientOf } from '../http/client.ts'
import { log } from '../operations/log.ts'
import { configuration } from '../operations/process-configuration.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { handleSearch, searchesPerMinute } from './search-handler.ts'

const limit = createRateLimit({ points: searchesPerMinute })

export function respondToSearch(request: Request): Promise<Response> {
  return handleSearch(request, {
    read: readSearch,
    limit,
    client: clientOf(request, configuration.trustProxy),
    log: (message, error) => log.error(message, { error }),
  })
}
