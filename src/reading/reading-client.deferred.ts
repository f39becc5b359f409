import * as v from 'valibot'
import { readTalkReply } from '../assistant/talk-client.deferred.ts'
import { readingAddress, ReadingSchema, type Reading } from '../contract/reading.ts'
import type { TalkReply } from '../contract/talk-reply.ts'
import { anySignal } from '../runtime/any-signal.ts'

const timeoutMs = 25_000

async function get(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal: anySignal(signal, AbortSignal.timeout(timeoutMs)) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response
}

/** Rejects if it can't be reached, or with the signal's reason. */
export async function fetchReading(id: string, signal: AbortSignal): Promise<Reading> {
  return v.parse(ReadingSchema, await (await get(readingAddress(id), signal)).json())
}

/** Resolves when the sentence's sound is in the browser's cache, too. */
export async function fetchSentence(id: string, sentence: number, signal: AbortSignal): Promise<TalkReply> {
  const address = readingAddress(id, sentence)
  const reply = readTalkReply(await (await get(address, signal)).json(), address)
  await (await get(reply.audio, signal)).arrayBuffer()
  return reply
}
