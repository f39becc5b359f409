/** Minimal 3D: rotated points in parallel projection, for sheets and tubes of atoms. */
export type Solid = readonly [x: number, y: number, z: number]

/** Rotates a point around the vertical axis, then around the horizontal one (radians). */
export function turned([x, y, z]: Solid, around: number, tilt: number): Solid {
  const [c, s] = [Math.cos(around), Math.sin(around)]
  const [x1, z1] = [c * x + s * z, c * z - s * x]
  const [ct, st] = [Math.cos(tilt), Math.sin(tilt)]
  return [x1, ct * y - st * z1, ct * z1 + st * y]
}

export interface Honeycomb {
  /** Atoms on the sheet, in bond lengths. */
  readonly atoms: readonly (readonly [u: number, v: number])[]
  readonly holes: readonly (readonly [u: number, v: number])[]
  readonly bonds: readonly (readonly [number, number])[]
}

/** A carbon honeycomb around the origin. `width`, `height`: bond lengths; `angle`: radians. */
export function honeycomb(width: number, height: number, angle = 0): Honeycomb {
  const reach = Math.ceil(Math.hypot(width, height) / 2)
  const atoms: [number, number][] = []
  const holes: [number, number][] = []
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      for (const shift of [0, 1, -1]) {
        const x = Math.sqrt(3) * (i + j / 2)
        const y = 1.5 * j + shift
        const [u, v] = [c * x - s * y, s * x + c * y]
        if (Math.abs(u) <= width / 2 && Math.abs(v) <= height / 2) (shift < 0 ? holes : atoms).push([u, v])
      }
    }
  }
  const bonds: [number, number][] = []
  for (const [a, [ua, va]] of atoms.entries())
    for (let b = a + 1; b < atoms.length; b++) {
      const [ub, vb] = atoms[b] ?? [1e9, 1e9]
      if (Math.abs(Math.hypot(ua - ub, va - vb) - 1) < 0.05) bonds.push([a, b])
    }
  return { atoms, holes, bonds }
}
