import { log } from './log.ts'

/** Loads the voice before anybody asks for it. Without it the site goes on, readable and silent. */
export function warmUpVoice(): void {
  import('./talk-services.ts').catch((error: unknown) => log.error('The talk service could not be loaded', { error }))
}

/** Ends the voice's threads when the process is told to stop; the server itself lets open requests end first. */
export function closeVoiceOnShutdown(): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      import('./talk-services.ts')
        .then(({ closeServices }) => closeServices())
        .catch((error: unknown) => log.error('The voice could not be closed', { error }))
    })
  }
}
