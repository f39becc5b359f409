// Converts light to screen colors. All wavelengths are in nanometers.

export type Rgb = readonly [number, number, number]

/** Lower bounds of colors (nm): ISO 21348, with cyan between its blue and green. */
const beginnings = [
  [380, 'violet'],
  [450, 'blue'],
  [490, 'cyan'],
  [500, 'green'],
  [570, 'yellow'],
  [591, 'orange'],
  [610, 'red'],
  [760, 'infrared'],
] as const

export type ColourName = 'ultraviolet' | (typeof beginnings)[number][1]

export function colourName(nm: number): ColourName {
  let name: ColourName = 'ultraviolet'
  for (const [from, begun] of beginnings) if (nm >= from) name = begun
  return name
}

const lobe = (nm: number, mean: number, left: number, right: number) =>
  Math.exp(-0.5 * ((nm - mean) * (nm < mean ? left : right)) ** 2)

/** CIE 1931 color matching functions: fit of Wyman, Sloan and Shirley, J. Computer Graphics Techniques 2 (2013) 1. */
export function colourMatching(nm: number): readonly [number, number, number] {
  return [
    0.362 * lobe(nm, 442, 0.0624, 0.0374) +
      1.056 * lobe(nm, 599.8, 0.0264, 0.0323) -
      0.065 * lobe(nm, 501.1, 0.049, 0.0382),
    0.821 * lobe(nm, 568.8, 0.0213, 0.0247) + 0.286 * lobe(nm, 530.9, 0.0613, 0.0322),
    1.217 * lobe(nm, 437, 0.0845, 0.0278) + 0.681 * lobe(nm, 459, 0.0385, 0.0725),
  ]
}

function linearOf([x, y, z]: readonly [number, number, number]): [number, number, number] {
  return [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ]
}

const encode = (part: number) =>
  Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * Math.min(part, 1) ** (1 / 2.4) - 0.055))

/** Color of a reflectance spectrum under white light. `brightness` scales the brightest component. */
export function colourOf(share: (nm: number) => number, brightness = 1): Rgb {
  let [x, y, z] = [0, 0, 0]
  for (let nm = 380; nm <= 780; nm += 5) {
    const part = share(nm)
    const [toX, toY, toZ] = colourMatching(nm)
    x += part * toX
    y += part * toY
    z += part * toZ
  }
  const linear = linearOf([x, y, z]).map((part) => Math.max(part, 0))
  const most = Math.max(...linear)
  if (most === 0) return [0, 0, 0]
  return linear.map((part) => encode((part / most) * brightness)) as unknown as Rgb
}

export const cssColour = (rgb: Rgb): string => `rgb(${rgb.join(' ')})`
