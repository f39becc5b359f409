import { log } from '../operations/log.ts'

/** Loads the voice in advance. On failure the site continues without sound. */
export function warmUpVoice(): void {
  import('./talk-services.ts').catch((error: unknown) => log.error('The talk service could not be loaded', { error }))
}
