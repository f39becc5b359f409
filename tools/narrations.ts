/**
 * `npm run narrations`: makes the narrations of summaries that are committed, with Pico's voice. `-- --from-server`: has the
 * summaries spoken by the server at SPEECH_URL, into the folder of clips; `--answers`: the answers, too.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { makeNarrations, sitePlaces } from '../content-pipeline/narration/make-narrations.ts'
import { committedNarrations, voicesDirectory } from '../content-pipeline/narration/narration-files.ts'
import { speakInAdvance, type Progress } from '../content-pipeline/narration/speak-in-advance.ts'
import { ConfigurationError, readConfiguration } from '../src/server/operations/configuration.ts'
import { loadEnvironmentFile } from '../src/server/operations/environment-file.ts'
import { createEmbeddedVoice } from '../src/speech/embedded-voice.ts'
import { findLingware } from '../src/speech/lingware.ts'
import { createRemoteVoice } from '../src/speech/remote-voice.ts'

async function makeWithPico(): Promise<void> {
  const from = performance.now()
  const lingware = findLingware(voicesDirectory())
  if (lingware === undefined)
    throw new ConfigurationError('Narrations are made with the voices of SVOX Pico: npm run voices fetches them')
  const { content } = sitePlaces
  const { made, kept, seconds } = await makeNarrations({ content, narrations: committedNarrations }, lingware)
  const took = ((performance.now() - from) / 1000).toFixed(1)
  console.log(`Narrations: ${made} made, ${kept} kept, ${Math.round(seconds)} s of speech, in ${took} s.`)
}

/** Speaks with the voice that `.env` or the environment names, as the server does. */
async function speakFromServer(withAnswers: boolean): Promise<void> {
  loadEnvironmentFile()
  const { speech, voiceCacheDirectory, voiceCacheBytes, voicesDirectory: voices } = readConfiguration(process.env)
  if (!speech) throw new ConfigurationError('SPEECH_URL must name the server whose voice is wanted, but is not set')
  const workerFile = new URL('../src/speech/voice.worker.ts', import.meta.url)
  const embedded = createEmbeddedVoice({ workerFile, lingware: findLingware(voices) })
  try {
    const { total, failed } = await speakInAdvance({
      content: sitePlaces.content,
      withAnswers,
      voice: createRemoteVoice({ ...speech, embedded }),
      directory: path.resolve(voiceCacheDirectory),
      maxBytes: voiceCacheBytes,
      onProgress: showProgress,
    })
    console.log(`${total - failed} of ${total} texts are spoken, in ${voiceCacheDirectory}.`)
    if (failed === 0) return
    console.error(`${failed} are not: the server at SPEECH_URL failed. The same command tries these alone.`)
    process.exitCode = 1
  } finally {
    await embedded.close()
  }
}

const barWidth = 30

function showProgress({ done, total, failed }: Progress): void {
  const isLive = process.stdout.isTTY
  const isLast = done === total
  if (!isLive && !isLast && done % Math.ceil(total / 10) !== 0) return
  const filled = Math.round((barWidth * done) / total)
  const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled)
  const told = `${bar} ${done}/${total}${failed > 0 ? `, ${failed} failed` : ''}`
  process.stdout.write(`${isLive ? '\r' : ''}${told}${isLive && !isLast ? '' : '\n'}`)
}

try {
  const { values } = parseArgs({
    options: { 'from-server': { type: 'boolean', default: false }, answers: { type: 'boolean', default: false } },
  })
  if (values.answers && !values['from-server']) throw new ConfigurationError('--answers goes with --from-server')
  await (values['from-server'] ? speakFromServer(values.answers) : makeWithPico())
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
