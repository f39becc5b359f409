export interface Relief {
  readonly width: number
  readonly height: number
  readonly material: Uint8Array<ArrayBuffer>
  /** 0 dark, 255 light. */
  readonly tone: Uint8Array<ArrayBuffer>
  /** 0 clear, 255 invisible in the distance. */
  readonly haze: Uint8Array<ArrayBuffer>
  /** Distance from the camera in scene units; 999 for no hit. */
  readonly depth: Float32Array<ArrayBuffer>
  /** Surface coordinates for line screens. */
  readonly u: Float32Array<ArrayBuffer>
  readonly v: Float32Array<ArrayBuffer>
  /** Normal to the right and up, −127..127. */
  readonly normalX: Int8Array<ArrayBuffer>
  readonly normalY: Int8Array<ArrayBuffer>
}

export function blankRelief(width: number, height: number): Relief {
  const size = width * height
  return {
    width,
    height,
    material: new Uint8Array(size),
    tone: new Uint8Array(size),
    haze: new Uint8Array(size),
    depth: new Float32Array(size),
    u: new Float32Array(size),
    v: new Float32Array(size),
    normalX: new Int8Array(size),
    normalY: new Int8Array(size),
  }
}

/** Copies a WebGL tile (bottom row first). `surface`: tone, haze, u, v; `place`: material, depth, normal x and y. */
export function placeTile(
  relief: Relief,
  tile: { left: number; bottom: number; width: number; height: number },
  surface: Float32Array,
  place: Float32Array,
): void {
  for (let y = 0; y < tile.height; y++) {
    const row = (relief.height - 1 - tile.bottom - y) * relief.width + tile.left
    for (let x = 0; x < tile.width; x++) {
      const from = (y * tile.width + x) * 4
      const to = row + x
      relief.tone[to] = Math.round((surface[from] ?? 0) * 255)
      relief.haze[to] = Math.round((surface[from + 1] ?? 0) * 255)
      relief.u[to] = surface[from + 2] ?? 0
      relief.v[to] = surface[from + 3] ?? 0
      relief.material[to] = Math.round(place[from] ?? 0)
      relief.depth[to] = place[from + 1] ?? 0
      relief.normalX[to] = Math.round((place[from + 2] ?? 0) * 127)
      relief.normalY[to] = Math.round((place[from + 3] ?? 0) * 127)
    }
  }
}
