import type { Point } from '../../paths.ts'

/** Coasts in degrees [longitude, latitude], as coarse as the dots that print them. */
const lands: readonly (readonly Point[])[] = [
  [
    [-166, 66],
    [-140, 70],
    [-95, 72],
    [-80, 66],
    [-94, 58],
    [-82, 53],
    [-78, 62],
    [-64, 58],
    [-56, 51],
    [-66, 44],
    [-75, 37],
    [-81, 30],
    [-81, 25],
    [-90, 30],
    [-97, 27],
    [-97, 20],
    [-91, 18],
    [-87, 21],
    [-88, 16],
    [-83, 10],
    [-78, 8],
    [-84, 9],
    [-95, 15],
    [-105, 20],
    [-114, 30],
    [-124, 40],
    [-125, 49],
    [-150, 60],
  ],
  [
    [-79, 8],
    [-72, 12],
    [-60, 9],
    [-50, 1],
    [-35, -6],
    [-39, -15],
    [-48, -26],
    [-58, -36],
    [-65, -42],
    [-68, -53],
    [-74, -50],
    [-72, -30],
    [-70, -18],
    [-79, -8],
    [-80, 0],
  ],
  [
    [-10, 37],
    [-9, 43],
    [-2, 44],
    [-4, 48],
    [4, 52],
    [9, 55],
    [11, 58],
    [5, 60],
    [14, 68],
    [28, 71],
    [60, 69],
    [100, 76],
    [140, 73],
    [178, 68],
    [160, 60],
    [140, 52],
    [128, 42],
    [121, 38],
    [121, 28],
    [108, 20],
    [105, 9],
    [98, 10],
    [90, 22],
    [80, 12],
    [73, 18],
    [66, 25],
    [57, 26],
    [52, 16],
    [44, 13],
    [38, 22],
    [34, 30],
    [36, 36],
    [27, 37],
    [22, 38],
    [16, 41],
    [12, 44],
    [3, 42],
    [-1, 37],
  ],
  [
    [-16, 14],
    [-10, 30],
    [-5, 36],
    [10, 37],
    [20, 32],
    [33, 31],
    [43, 12],
    [51, 12],
    [40, -4],
    [40, -16],
    [33, -26],
    [20, -35],
    [15, -27],
    [12, -6],
    [9, 4],
    [-8, 5],
  ],
  [
    [-52, 60],
    [-44, 60],
    [-22, 70],
    [-20, 80],
    [-60, 82],
    [-70, 77],
    [-54, 70],
  ],
  [
    [-6, 50],
    [1, 51],
    [-2, 58],
    [-6, 57],
  ],
]

function isLand(lon: number, lat: number): boolean {
  return lands.some((coast) => {
    let inside = false
    for (const [i, [x, y]] of coast.entries()) {
      const [px, py] = coast[(i + coast.length - 1) % coast.length] ?? [0, 0]
      if (y > lat !== py > lat && lon < ((px - x) * (lat - y)) / (py - y) + x) inside = !inside
    }
    return inside
  })
}

/** Dots of land in degrees [longitude, latitude], spread evenly over the sphere. */
export const landDots: readonly Point[] = Array.from({ length: 37 }, (_, k) => -72 + k * 4).flatMap((lat) => {
  const count = Math.round(90 * Math.cos((lat * Math.PI) / 180))
  return Array.from({ length: count }, (_, i): Point => [-180 + (i / count) * 360, lat]).filter(([lon, l]) =>
    isLand(lon, l),
  )
})
