export interface Mp3Frame {
  offset: number
  length: number
  samples: number
  sampleRate: number
  channels: number
  /** MPEG version (2.5 counts as 2), which sets the side information's size. */
  version: 1 | 2
}

const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const sampleRates = [44100, 48000, 32000]

/** Parses a layer III header (ISO 11172-3, 13818-3); undefined if there is none. */
export function readFrame(bytes: Uint8Array, offset: number): Mp3Frame | undefined {
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0] = bytes.subarray(offset, offset + 4)
  if (b0 !== 0xff || (b1 & 0xe6) !== 0xe2) return undefined
  const versionBits = (b1 >> 3) & 3
  if (versionBits === 1) return undefined
  const version = versionBits === 3 ? 1 : 2
  const bitrate = bitrates[version][b2 >> 4]
  const base = sampleRates[(b2 >> 2) & 3]
  if (!bitrate || !base) return undefined
  const sampleRate = base / (versionBits === 3 ? 1 : versionBits === 2 ? 2 : 4)
  const samples = version === 1 ? 1152 : 576
  const length = Math.floor((samples / 8) * ((bitrate * 1000) / sampleRate)) + ((b2 >> 1) & 1)
  return { offset, length, samples, sampleRate, channels: b3 >> 6 === 3 ? 1 : 2, version }
}

/** Returns all frames, skipping an ID3v2 tag. */
export function readFrames(bytes: Uint8Array): Mp3Frame[] {
  const frames: Mp3Frame[] = []
  let offset = 0
  if (bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33) {
    const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((bytes[at] ?? 0) & 0x7f), 0)
    offset = 10 + size
  }
  for (;;) {
    const frame = readFrame(bytes, offset)
    if (!frame || offset + frame.length > bytes.length) return frames
    frames.push(frame)
    offset += frame.length
  }
}

/** Offset of the Xing/Info tag: after header and side information. */
export function tagOffset({ version, channels }: Pick<Mp3Frame, 'version' | 'channels'>): number {
  if (version === 1) return 4 + (channels === 1 ? 17 : 32)
  return 4 + (channels === 1 ? 9 : 17)
}

/** Gapless duration in seconds: without the delay and padding from the Info tag. */
export function mp3Duration(bytes: Uint8Array): number | undefined {
  const frames = readFrames(bytes)
  const first = frames[0]
  if (!first) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = first.offset + tagOffset(first)
  const tag = first.length >= 180 ? String.fromCharCode(...bytes.subarray(at, at + 4)) : ''
  const total = (count: number) => count * first.samples
  if (tag !== 'Info' && tag !== 'Xing') return total(frames.length) / first.sampleRate
  const flags = view.getUint32(at + 4)
  const lame = at + 8 + (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0)
  const gaps = view.getUint32(lame + 20) & 0xffffff // bytes 21 to 23: delay and padding, 12 bits each
  return (total(frames.length - 1) - ((gaps >> 12) + (gaps & 0xfff))) / first.sampleRate
}
