import {
  BufferGeometry,
  CatmullRomCurve3,
  Float32BufferAttribute,
  LatheGeometry,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three'

/** Half sizes, and exponents of the vertical and the horizontal section (1 is round, near 0 is boxy). */
export interface Superellipsoid {
  x: number
  y: number
  z: number
  upright: number
  round: number
}

function power(value: number, exponent: number) {
  return Math.sign(value) * Math.abs(value) ** exponent
}

function gradient(shape: Superellipsoid, x: number, y: number, z: number): Vector3 {
  const { upright, round } = shape
  const fx = Math.abs(x / shape.x) ** (2 / round)
  const fz = Math.abs(z / shape.z) ** (2 / round)
  const common = Math.max(1e-6, fx + fz) ** (round / upright - 1)
  const slope = (value: number, half: number, exponent: number) =>
    (Math.sign(value) * Math.max(1e-6, Math.abs(value / half)) ** (2 / exponent - 1)) / half
  return new Vector3(
    common * slope(x, shape.x, round),
    slope(y, shape.y, upright),
    common * slope(z, shape.z, round),
  ).normalize()
}

export function shellGeometry(shape: Superellipsoid, detail: number): BufferGeometry {
  const rows = detail / 2
  const positions: number[] = []
  const normals: number[] = []
  const indices: number[] = []
  for (let row = 0; row <= rows; row++) {
    const latitude = (row / rows - 0.5) * Math.PI
    for (let column = 0; column <= detail; column++) {
      const longitude = (column / detail) * 2 * Math.PI
      const ring = power(Math.cos(latitude), shape.upright)
      const x = shape.x * ring * power(Math.sin(longitude), shape.round)
      const y = shape.y * power(Math.sin(latitude), shape.upright)
      const z = shape.z * ring * power(Math.cos(longitude), shape.round)
      positions.push(x, y, z)
      normals.push(...gradient(shape, x, y, z).toArray())
      if (row === rows || column === detail) continue
      const a = row * (detail + 1) + column
      const b = a + detail + 1
      indices.push(a, a + 1, b, b, a + 1, b + 1)
    }
  }
  return meshGeometry(positions, normals, indices)
}

function meshGeometry(positions: number[], normals: number[], indices: number[]) {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('normal', new Float32BufferAttribute(normals, 3))
  geometry.setIndex(indices)
  return geometry
}

function frontOf(shape: Superellipsoid, x: number, y: number): Vector3 {
  const ring = Math.max(0, 1 - Math.abs(y / shape.y) ** (2 / shape.upright)) ** (shape.upright / shape.round)
  const depth = Math.max(0, ring - Math.abs(x / shape.x) ** (2 / shape.round)) ** (shape.round / 2)
  return new Vector3(x, y, shape.z * depth)
}

/** Returns `count` points around the visor at equal distances: equal angles would leave its corners angular. */
function outline(halfWidth: number, halfHeight: number, count: number): [number, number][] {
  const roundness = 0.48
  const samples = 24 * count
  const fine = Array.from({ length: samples + 1 }, (_, step): [number, number] => {
    const angle = (step / samples) * 2 * Math.PI
    return [halfWidth * power(Math.cos(angle), roundness), halfHeight * power(Math.sin(angle), roundness)]
  })
  const way = [0]
  for (const [step, [x, y]] of fine.slice(1).entries())
    way.push(way[step]! + Math.hypot(x - fine[step]![0], y - fine[step]![1]))
  let at = 0
  return Array.from({ length: count }, (_, step) => {
    const wanted = (step / count) * way.at(-1)!
    while (way[at + 1]! <= wanted) at++
    const share = (wanted - way[at]!) / (way[at + 1]! - way[at]!)
    const [from, to] = [fine[at]!, fine[at + 1]!]
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
  })
}

export function visorGeometry(
  shape: Superellipsoid,
  halfWidth: number,
  halfHeight: number,
  detail: number,
): BufferGeometry {
  const rings = detail / 4
  const positions: number[] = []
  const normals: number[] = []
  const uvs: number[] = []
  const indices: number[] = []
  const edge = outline(halfWidth, halfHeight, detail)
  for (let ring = 0; ring <= rings; ring++) {
    for (let step = 0; step <= detail; step++) {
      const [ox, oy] = edge[step % detail]!
      const at = frontOf(shape, (ox * ring) / rings, (oy * ring) / rings)
      positions.push(at.x, at.y, at.z)
      normals.push(...gradient(shape, at.x, at.y, Math.max(at.z, 1e-3)).toArray())
      uvs.push(at.x / halfWidth, at.y / halfWidth)
      if (ring === rings || step === detail) continue
      const a = ring * (detail + 1) + step
      const b = a + detail + 1
      indices.push(a, b, a + 1, b, b + 1, a + 1)
    }
  }
  const geometry = meshGeometry(positions, normals, indices)
  geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  return geometry
}

export function rimGeometry(
  shape: Superellipsoid,
  halfWidth: number,
  halfHeight: number,
  thickness: number,
  detail: number,
) {
  const points = outline(halfWidth, halfHeight, detail).map(([x, y]) => frontOf(shape, x, y))
  return new TubeGeometry(new CatmullRomCurve3(points, true), 2 * detail, thickness, Math.max(8, detail >> 3), true)
}

export function turnedGeometry(profile: readonly (readonly [number, number])[], detail: number): LatheGeometry {
  const curve = new CatmullRomCurve3(
    profile.map(([radius, height]) => new Vector3(radius, height, 0)),
    false,
    'centripetal',
  )
  const points = curve.getPoints(Math.max(10, detail >> 1)).map(({ x, y }) => new Vector2(Math.max(0, x), y))
  return new LatheGeometry(points, detail)
}
