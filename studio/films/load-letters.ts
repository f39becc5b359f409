import { familyOf, letterWidths } from './letters.ts'

/** Loads Anybody as one family per width, because canvas can't set the width axis. */
export async function loadLetters(): Promise<void> {
  const faces: Promise<FontFace>[] = []
  for (const subset of ['latin', 'latin-ext']) {
    const response = await fetch(`/letters/anybody-${subset}-standard-normal.woff2`)
    if (!response.ok) throw new Error(`The letters did not come: ${response.status}`)
    const bytes = await response.arrayBuffer()
    for (const width of letterWidths) {
      const face = new FontFace(familyOf(width), bytes, {
        stretch: `${width}%`,
        weight: '100 900',
        unicodeRange: subset === 'latin' ? latin : latinExtended,
      })
      document.fonts.add(face)
      faces.push(face.load())
    }
  }
  await Promise.all(faces)
}

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+2113,U+2C60-2C7F'
