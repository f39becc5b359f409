/**
 * Converts a canvas's pixels (RGBA, opaque) to planes of brightness and colour, as videos hold them: YUV 4:2:0 by BT.709, limited
 * range (ITU-R BT.709-6, sections 3 and 4), in 16-bit fixed point. They are 3/8 of the bytes. Width and height are even.
 */
export function toPlanes(rgba: Uint8ClampedArray, width: number, height: number): Uint8Array<ArrayBuffer> {
  const luma = width * height
  const planes = new Uint8Array((luma * 3) / 2)
  let cb = luma
  let cr = luma + luma / 4
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let at = (y * width + x) * 4
      let place = y * width + x
      let [red, green, blue] = [0, 0, 0]
      for (let row = 0; row < 2; row++) {
        for (let column = 0; column < 2; column++) {
          const r = rgba[at]!
          const g = rgba[at + 1]!
          const b = rgba[at + 2]!
          planes[place + column] = (11_966 * r + 40_254 * g + 4064 * b + 1_081_344) >> 16
          red += r
          green += g
          blue += b
          at += 4
        }
        at += (width - 2) * 4
        place += width
      }
      planes[cb++] = (-6596 * red - 22_189 * green + 28_784 * blue + 33_685_504) >> 18
      planes[cr++] = (28_784 * red - 26_145 * green - 2639 * blue + 33_685_504) >> 18
    }
  }
  return planes
}
