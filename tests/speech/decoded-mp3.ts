import { MPEGDecoder } from 'mpg123-decoder'

/** What a listener gets of an MP3: its samples as mpg123 decodes them, delay and padding of the encoder left out. */
export async function decodeMp3(mp3: Uint8Array): Promise<{ samples: Float32Array; sampleRate: number }> {
  const decoder = new MPEGDecoder()
  await decoder.ready
  const { channelData, sampleRate, errors } = decoder.decode(mp3)
  decoder.free()
  const [fault] = errors
  if (fault) throw new Error(`The sound can't be decoded: ${fault.message}`)
  return { samples: channelData[0] ?? new Float32Array(0), sampleRate }
}
