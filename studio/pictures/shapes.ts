export type Point = readonly [x: number, y: number]

export function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function disc([x, y]: Point, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

export function ring([x, y]: Point, radius: number, width: number, stroke: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" stroke="${stroke}" stroke-width="${short(width)}"/>`
}

export function line(points: readonly Point[], width: number, stroke: string, more = ''): string {
  return `<path d="${route(points)}" stroke="${stroke}" stroke-width="${short(width)}" ${more}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<path d="${route(points)}Z" fill="${fill}" ${more}/>`
}

export function path(d: string, attributes: Readonly<Record<string, string | number>>): string {
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)
  return `<path d="${d}" ${text.join(' ')}/>`
}

export function rectangle(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${short(radius)}" fill="${fill}"/>`
}

export function route(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('')
}

/** Points of a curve for t from 0 to 1 in equal steps. */
export function curve(steps: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(i / steps))
}

/** Smooth closed path through points (Catmull-Rom as cubic Béziers). */
export function smoothLoop(points: readonly Point[]): string {
  const count = points.length
  const point = (i: number): Point => points[(i + count) % count] ?? [0, 0]
  const parts = points.map((from, i) => {
    const [before, to, after] = [point(i - 1), point(i + 1), point(i + 2)]
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...c1, ...c2, ...to].map(short).join(' ')}`
  })
  return `M${point(0).map(short).join(' ')}${parts.join('')}Z`
}
