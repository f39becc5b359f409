import {
  CubeTexture,
  DataTexture,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
} from 'three'

/** `u`, `v`: horizontal and vertical sharpness; larger means a smaller light. Color is linear and may exceed 1. */
interface SoftBox {
  direction: readonly [number, number, number]
  u: number
  v: number
  colour: readonly [number, number, number]
}

function normalised([x, y, z]: readonly [number, number, number]): [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const boxes: readonly SoftBox[] = [
  { direction: normalised([-0.5, 0.75, 0.6]), u: 9, v: 14, colour: [5.2, 5.2, 5.6] },
  { direction: normalised([0.95, 0.25, 0.35]), u: 40, v: 3, colour: [1.5, 1.9, 3.4] },
  { direction: normalised([-1, 0.05, 0.1]), u: 30, v: 3, colour: [2.2, 2.2, 3.2] },
  { direction: normalised([0.2, -0.95, 0.35]), u: 3, v: 3, colour: [0.1, 0.12, 0.5] },
  { direction: normalised([0.1, 0.2, 1]), u: 1.6, v: 1.6, colour: [0.3, 0.3, 0.34] },
  { direction: normalised([0.35, 0.5, -1]), u: 5, v: 5, colour: [0.9, 2.4, 3] },
]

/** Sharpness of the Gaussian lobe for a roughness 0 to 1 (GGX fit: 2 / alpha²). */
function lobeSharpness(roughness: number) {
  return 2 / Math.max(1e-4, roughness ** 4)
}

/** Spherical Gaussians: a blur is arithmetic, since sharpnesses combine like parallel resistors, and needs no GPU. */
function lightFrom(direction: readonly [number, number, number], roughness: number, out: [number, number, number]) {
  const blur = roughness >= 1 ? 1.4 : lobeSharpness(roughness)
  const up = direction[1] * (1 - 0.45 * roughness) * 0.5 + 0.5
  out[0] = 0.05 + 0.66 * up * up
  out[1] = 0.055 + 0.66 * up * up
  out[2] = 0.2 + 0.56 * up * up
  const [dx, dy, dz] = direction
  for (const box of boxes) {
    const [bx, by, bz] = box.direction
    const facing = dx * bx + dy * by + dz * bz
    const u = (box.u * blur) / (box.u + blur)
    const v = (box.v * blur) / (box.v + blur)
    const flat = Math.hypot(bx, bz) || 1
    const across = (dx * bz - dz * bx) / flat
    const along = Math.sqrt(Math.max(0, 1 - facing * facing - across * across))
    const away = facing < 0 ? 4 * facing * facing + 1 : 0
    const amount =
      Math.exp(-u * (across * across + away) - v * (along * along + away)) * Math.sqrt((u * v) / (box.u * box.v))
    for (let channel = 0; channel < 3; channel++) out[channel]! += box.colour[channel]! * amount
  }
}

function texelDirection(face: number, s: number, t: number): [number, number, number] {
  const x = [1, -1, s, s, s, -s][face]!
  const y = [-t, -t, 1, -1, -t, -t][face]!
  const z = [-s, s, t, -t, 1, -1][face]!
  return normalised([x, y, z])
}

function level(size: number, roughness: number): DataTexture[] {
  const light: [number, number, number] = [0, 0, 0]
  return Array.from({ length: 6 }, (_, face) => {
    const data = new Uint16Array(size * size * 4)
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const [x, y, z] = texelDirection(face, ((column + 0.5) / size) * 2 - 1, ((row + 0.5) / size) * 2 - 1)
        // three.js mirrors x in cube textures that it did not render.
        lightFrom([-x, y, z], roughness, light)
        const at = (row * size + column) * 4
        for (let channel = 0; channel < 3; channel++) data[at + channel] = DataUtils.toHalfFloat(light[channel]!)
        data[at + 3] = 0x3c00
      }
    }
    const texture = new DataTexture(data, size, size, RGBAFormat, HalfFloatType)
    texture.needsUpdate = true
    return texture
  })
}

/**
 * Environment map blurred per level on the CPU in a few ms, because three.js' PMREMGenerator takes seconds on software
 * renderers. `size`: a power of two, at least 32. In three.js 0.187 the second to last of `mipmaps` is roughness 1.
 */
export function createStudio(size: number): CubeTexture {
  const extra = 4
  const roughness = (lod: number) => (lod >= extra - 1 ? 1 : 1 - Math.sqrt(1 - lod / (extra - 1)))
  const texture = new CubeTexture(level(size, 0))
  texture.format = RGBAFormat
  texture.type = HalfFloatType
  texture.generateMipmaps = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  const mipmaps = Array.from({ length: extra }, (_, index) => {
    return new CubeTexture(level(size >> (index + 1), roughness(index + 1)))
  })
  Object.assign(texture, { mipmaps, isPMREMTexture: true })
  texture.needsUpdate = true
  return texture
}
