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
  // Read by hand: a strict connect-src does not let fetch open data: URLs.
  const text = inline[1] ? atob(inline[2] ?? '') : decodeURIComponent(inline[2] ?? '')
  return Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer
}

/**
 * The mouth of a sound that came without visemes. The sound is decoded a second time, off line, instead of being led
 * through an AnalyserNode: an audio element that is led through Web Audio falls silent while the context is blocked and
 * for sounds of other sites. Such a sound gets a patter of syllables over its `duration` (seconds).
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
