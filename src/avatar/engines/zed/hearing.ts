import type { VisemeEvent } from '../../../contract/talk-reply.ts'
import { patter, visemesFromLoudness } from './loudness-visemes.ts'

const sampleRate = 22_050

async function bytesOf(url: string): Promise<ArrayBuffer> {
  const inline = /^data:[^,]*?(;base64)?,(.*)$/s.exec(url)
  if (!inline) {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`the sound answered ${response.status}`)
    return response.arrayBuffer()
  }
  // Decoded by hand: a strict connect-src blocks fetch of data: URLs.
  const text = inline[1] ? atob(inline[2] ?? '') : decodeURIComponent(inline[2] ?? '')
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

/** Decodes the sound again, because routing the element through Web Audio mutes blocked and cross-origin sounds. */
export async function hearVisemes(url: string, duration: number): Promise<VisemeEvent[]> {
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate)
    const sound = await decoder.decodeAudioData(await bytesOf(url))
    return visemesFromLoudness(sound.getChannelData(0), sound.sampleRate)
  } catch {
    return patter(duration)
  }
}
