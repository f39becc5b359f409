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

/**
 * Derives visemes from a sound's URL and `duration` (seconds). Decodes the sound a second time instead of routing the
 * element through Web Audio, which mutes it while the context is blocked and for cross-origin sounds. Those get a
 * generic syllable rhythm.
 */
export async function hearVisemes(url: string, duration: number): Promise<VisemeEvent[]> {
  try {
    const decoder = new OfflineAudioContext(1, 1, sampleRate)
    const sound = await decoder.decodeAudioData(await bytesOf(url))
    return visemesFromLoudness(sound.getChannelData(0), sound.sampleRate)
  } catch {
    return patter(duration)
  }
}
