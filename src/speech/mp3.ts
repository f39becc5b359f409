import { createMp3Encoder } from 'wasm-media-encoders'
import { readFrame, readFrames, tagOffset } from './mp3-frames.ts'

// The Info tag needs 169 bytes; at 22050 Hz a frame of 64 kbit/s has 208, one of 48 kbit/s only 156.
const tagBitrateIndex = 8
const encoderDelay = 576
/** LAME lowers the level at this bitrate (measured: 0.945 to 0.95). */
const encoderGain = 0.947

/** In kbit/s. */
export type Bitrate = 32 | 48

export type EncodeMp3 = (samples: Float32Array, sampleRate: number, bitrate: Bitrate) => Uint8Array<ArrayBuffer>

/** Players that support the LAME tag (Chromium, Firefox, Safari, ffmpeg) decode exactly the given samples. */
export async function loadMp3Encoder(): Promise<EncodeMp3> {
  const encoder = await createMp3Encoder()
  return (samples, sampleRate, bitrate) => {
    encoder.configure({ channels: 1, sampleRate, bitrate, outputSampleRate: 22050 })
    const parts: Uint8Array[] = []
    // Small chunks limit the encoder's memory. Its output buffer is reused.
    const piece = 64 * 576
    for (let start = 0; start < samples.length; start += piece)
      parts.push(encoder.encode([samples.slice(start, start + piece).map((sample) => sample / encoderGain)]).slice())
    parts.push(encoder.finalize().slice())
    return withTag(concatenate(parts), samples.length, bitrate)
  }
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** Prepends an Info frame with LAME extension: http://gabriel.mp3-tech.org/mp3infotag.html */
function withTag(sound: Uint8Array, samples: number, bitrate: Bitrate): Uint8Array<ArrayBuffer> {
  const frames = readFrames(sound)
  const first = frames[0]
  if (!first) throw new Error('the encoder made no frames')
  const header = sound.slice(first.offset, first.offset + 4)
  header[2] = (tagBitrateIndex << 4) | ((header[2] ?? 0) & 0x0c)
  const tagFrame = readFrame(header, 0)
  if (!tagFrame) throw new Error('the tag frame has no valid header')

  const file = new Uint8Array(tagFrame.length + sound.length)
  const view = new DataView(file.buffer)
  file.set(header)
  file.set(sound, tagFrame.length)
  const at = tagOffset(tagFrame)
  writeText(file, at, 'Info')
  view.setUint32(at + 4, 0b1111) // Flags: frames, bytes, table, and quality.
  view.setUint32(at + 8, frames.length)
  view.setUint32(at + 12, file.length)
  for (let percent = 0; percent < 100; percent++) file[at + 16 + percent] = Math.floor((percent / 100) * 256)
  view.setUint32(at + 116, 50)

  const lame = at + 120
  writeText(file, lame, 'LAME3.100')
  file[lame + 9] = 1 // Revision 0, constant bitrate.
  file[lame + 20] = bitrate
  const padding = frames.length * first.samples - encoderDelay - samples
  if (padding < 0 || padding > 0xfff) throw new Error(`the encoder padded by ${padding} samples`)
  const gaps = (encoderDelay << 12) | padding
  file[lame + 21] = gaps >> 16
  file[lame + 22] = (gaps >> 8) & 0xff
  file[lame + 23] = gaps & 0xff
  view.setUint32(lame + 28, file.length)
  view.setUint16(lame + 32, crc16(sound))
  view.setUint16(lame + 34, crc16(file.subarray(0, lame + 34)))
  return file
}

function writeText(file: Uint8Array, at: number, text: string) {
  for (let i = 0; i < text.length; i++) file[at + i] = text.charCodeAt(i)
}

function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}
