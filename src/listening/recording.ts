import * as v from 'valibot'
import {
  recordingLimits,
  recordingTypes,
  transcriptionPath,
  TranscriptionOfferSchema,
  TranscriptionSchema,
} from '../contract/transcription.ts'
import type { Language } from '../i18n/language.ts'
import { xsrfToken } from '../runtime/xsrf-token.ts'
import type { Ear, EarEvents } from './ear.ts'
import type { HearingFailure } from './listening.machine.ts'

/** Enough for speech; 30 s take 120 kB. */
const bitsPerSecond = 32_000

/** The first type that both browser and server know; undefined where the browser cannot record. */
export function recordedType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return undefined
  return recordingTypes.find((type) => MediaRecorder.isTypeSupported(type))
}

/** Whether the site turns recordings into words. Never rejects. */
export async function isTranscribing(signal?: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(transcriptionPath, { headers: { accept: 'application/json' }, signal: signal ?? null })
    return v.parse(TranscriptionOfferSchema, await response.json()).transcribes
  } catch {
    return false
  }
}

/** Records, and sends the recording to the site when it is finished. */
export function listenByRecording(mimeType: string, language: Language, events: EarEvents): Ear {
  const closed = new AbortController()
  let stream: MediaStream | undefined
  let recorder: MediaRecorder | undefined
  let isFinished = false
  const free = () => {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }
  const finish = () => {
    isFinished = true
    if (recorder?.state === 'recording') recorder.stop()
  }

  async function listen(): Promise<void> {
    stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
    if (closed.signal.aborted || isFinished) return free()
    const parts: Blob[] = []
    recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond })
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    recorder.addEventListener('error', () => fail(new DOMException('The recording failed', 'NotReadableError')))
    recorder.addEventListener('stop', () => {
      free()
      if (closed.signal.aborted) return
      transcribe(new Blob(parts, { type: mimeType }), language, closed.signal).then(events.onHeard, fail)
    })
    recorder.addEventListener('start', events.onOpen)
    recorder.start()
  }

  function fail(error: unknown): void {
    free()
    if (closed.signal.aborted) return
    if (isDenied(error)) events.onRefused()
    else events.onFailed(reasonOf(error))
    closed.abort()
  }

  void listen().catch(fail)
  return {
    finish,
    close: () => {
      closed.abort()
      if (recorder?.state === 'recording') recorder.stop()
      free()
    },
  }
}

class TranscriptionFailure extends Error {
  override name = 'TranscriptionFailure'
  readonly reason: HearingFailure

  constructor(reason: HearingFailure, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Sends a recording to the site. Rejects with TranscriptionFailure, or with the signal's reason. */
async function transcribe(recording: Blob, language: Language, signal: AbortSignal): Promise<string> {
  if (recording.size === 0) return ''
  if (recording.size > recordingLimits.bytes) throw new TranscriptionFailure('service', 'The recording is too long')
  const response = await fetch(`${transcriptionPath}?language=${language}`, {
    method: 'POST',
    headers: { 'content-type': recording.type, 'X-XSRF-TOKEN': xsrfToken(document) },
    body: recording,
    signal,
  })
  if (!response.ok) {
    const reason = response.status === 429 ? 'busy' : 'service'
    throw new TranscriptionFailure(reason, `The recogniser answered ${response.status}`)
  }
  return v.parse(TranscriptionSchema, await response.json()).text
}

const isDenied = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)

function reasonOf(error: unknown): HearingFailure {
  if (error instanceof TranscriptionFailure) return error.reason
  if (error instanceof DOMException) return 'microphone'
  // `fetch` rejects with a TypeError where there is no network.
  return error instanceof TypeError ? 'network' : 'service'
}
