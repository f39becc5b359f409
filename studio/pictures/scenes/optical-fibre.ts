import { drawnScene, paint } from '../drawing.ts'
import { path, rectangle } from '../shapes.ts'

/** 3.17 units per micrometer: cladding 125 µm, core 9 µm. */
const cladding = 198
const core = 14.25
const axis = 285
const face = 262
const cut = 452
const open = 68

const shade = (name: string, material: number, tones: readonly (readonly [number, number])[]): string => {
  const stops = tones.map(([at, tone]) => `<stop offset="${at}" stop-color="${paint(material, tone)}"/>`)
  return `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient>`
}

export const opticalFibre = drawnScene(
  ['info', 'nano'],
  {
    1: { body: true, outline: 1.5 },
    2: { body: false, outline: 1, b: [{ kind: 'dots', base: 0.3, gain: 0.8, angle: 0.26, pitch: 0.8 }] },
    3: { body: true, outline: 1.5, a: [{ kind: 'dots', base: 0, gain: 0.95, angle: 0.26 }] },
    4: { body: true, outline: 1.5, a: [{ kind: 'dots', base: 0.16, gain: 0, angle: 0.26 }] },
    5: { body: true, outline: 1.2, b: [{ kind: 'solid' }] },
    6: { body: false, b: [{ kind: 'dots', base: 0.2, gain: 0.9, angle: 0.26, pitch: 0.8 }] },
  },
  [
    '<defs>',
    shade('round', 3, [
      [0, 0.25],
      [0.2, 0.96],
      [0.42, 0.72],
      [0.8, 0.2],
      [1, 0],
    ]),
    shade('band', 2, [
      [0, 0.75],
      [0.35, 0.1],
      [0.65, 0.1],
      [1, 0.75],
    ]),
    '</defs>',
    rectangle(face, axis - cladding, 1100 - face, 2 * cladding, paint(1)),
    `<rect x="${face}" y="${axis - core}" width="${1100 - face}" height="${2 * core}" fill="url(#band)"/>`,
    path(`M${face} ${axis - cladding}H${cut}A${open} ${cladding} 0 0 1 ${cut} ${axis + cladding}H${face}Z`, {
      fill: 'url(#round)',
    }),
    `<ellipse cx="${face}" cy="${axis}" rx="${open}" ry="${cladding}" fill="${paint(4)}"/>`,
    rectangle(-20, axis - core * 0.8, face + 20, core * 1.6, paint(6)),
    `<ellipse cx="${face}" cy="${axis}" rx="${open / 9}" ry="${core}" fill="${paint(5)}"/>`,
  ],
)
