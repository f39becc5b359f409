import { MPEGDecoder } from 'mpg123-decoder'

/** Decodes an MP3 with mpg123, without delay and padding. */
export async function decodeMp3(mp3: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(mp3)
  decoder.free()
  const [fault] = errors
  if (fault) throw new Error(`The sound can't be decoded: ${fault.message}`)
  return { samples: channelData[0] ?? new Float32Array(0), sampleRate }
}
