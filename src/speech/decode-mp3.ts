import { MPEGDecoder } from 'mpg123-decoder'
import type { Sound } from './alignment.ts'

/** Decodes the first channel of an mp3, without delay and padding. Rejects on invalid data. */
export async function decodeMp3(mp3: Uint8Array): Promise<Sound> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  try {
    const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(mp3)
    const [samples] = channelData
    if (!samples || samplesDecoded === 0)
      throw new Error(`The sound cannot be decoded: ${errors[0]?.message ?? 'it is empty'}`)
    return { samples, rate: sampleRate }
  } finally {
    decoder.free()
  }
}
