import type { Drawing, DrawingShape } from '../src/content/drawing-schema.ts'
import type { Language } from '../src/i18n/language.ts'
import { formatScale } from '../src/i18n/sizes.server.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function shapeMarkup(shape: DrawingShape): string {
  const { columns, rows, by } = shape.repeat ?? { columns: 1, rows: 1, by: [0, 0] }
  const drawn =
    'path' in shape
      ? `<path data-look="${shape.look}" d="${shape.path}"`
      : `<circle data-look="${shape.look}" cx="${shape.circle[0]}" cy="${shape.circle[1]}" r="${shape.circle[2]}"`
  return Array.from({ length: columns * rows }, (_, at) => {
    const [across, down] = [(at % columns) * by[0], Math.floor(at / columns) * by[1]]
    return `${drawn}${across || down ? ` transform="translate(${across} ${down})"` : ''}/>`
  }).join('')
}

function scaleMarkup({ metres, length, at: [x, y] }: NonNullable<Drawing['scale']>, language: Language): string {
  return (
    `<path data-look="line" d="M${x} ${y - 5}v5h${length}v-5"/>` +
    `<text data-look="scale" x="${x + length / 2}" y="${y - 9}" text-anchor="middle">${formatScale(metres, language)}</text>`
  )
}

/** Renders a drawing as SVG. Styles are in the page's style sheet. */
export function drawingMarkup(drawing: Drawing, language: Language): string {
  const { height, alt, scale, shapes, labels } = drawing
  const leads = labels.map(({ at, to }) => (to ? `<path data-look="lead" d="M${at.join(' ')}L${to.join(' ')}"/>` : ''))
  const words = labels.map(
    ({ at: [x, y], anchor, to, ...label }) =>
      `<text x="${x}" y="${to && to[1] > y ? y - 5 : to ? y + 13 : y}" text-anchor="${anchor}">${escape(label[language])}</text>`,
  )
  return (
    `<svg viewBox="0 0 480 ${height}" role="img" aria-label="${escape(alt[language])}" focusable="false">` +
    `${shapes.map(shapeMarkup).join('')}${leads.join('')}${words.join('')}${scale ? scaleMarkup(scale, language) : ''}</svg>`
  )
}
