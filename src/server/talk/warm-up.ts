import { log } from '../operations/log.ts'

/** Loads the voice before anybody asks for it. Without it the site goes on, readable and silent. */
export function warmUpVoice(): void {
  import('./talk-services.ts').catch((error: unknown) => log.error('The talk service could not be loaded', { error }))
}
