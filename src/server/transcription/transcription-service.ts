import { clientOf } from '../http/client.ts'
import { FairQueue } from '../http/fair-queue.ts'
import { createRateLimit } from '../http/rate-limit.ts'
import { log } from '../operations/log.ts'
import { failures } from '../operations/metrics.ts'
import { configuration } from '../operations/process-configuration.ts'
import { handleRecording, recordingsPerMinute, recordingTurns } from './transcription-handler.ts'

const { transcription, siteUrl, trustProxy } = configuration
// Loaded on demand: most sites have none, and the packages take memory.
const recognise = transcription && (await import('./remote-recogniser.ts')).createRemoteRecogniser(transcription)
const limit = createRateLimit({ points: recordingsPerMinute })
const turns = new FairQueue(recordingTurns)

export function respondToRecording(request: Request): Promise<Response> {
  return handleRecording(request, {
    recognise,
    limit,
    turns,
    client: clientOf(request, trustProxy),
    siteOrigins: siteUrl === undefined ? [] : [new URL(siteUrl).origin],
    ...(transcription && { timeoutMs: transcription.timeoutMs }),
    log: (message, error) => {
      failures.inc({ kind: 'recogniser' })
      log.error(message, { error })
    },
  })
}
