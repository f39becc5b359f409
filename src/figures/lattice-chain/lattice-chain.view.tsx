import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import {
  bendable,
  bentAt,
  chain,
  chainMachine,
  ChainSchema,
  courseOf,
  mostContacts,
  shapeOf,
  shapes,
} from './lattice-chain.machine.ts'
import type { Place } from './lattice-chain.model.ts'
import { texts } from './lattice-chain.texts.ts'

const height = 404
const cell = 42
const middle = { x: 219, y: 186 } as const
const radius = 14

const pointOf = ([column, row]: Place) => ({ x: middle.x + column * cell, y: middle.y + row * cell })
const grid = [
  ...Array.from({ length: 11 }, (_, at) => `M${middle.x + (at - 5) * cell} 6V${height - 44}`),
  ...Array.from({ length: 9 }, (_, at) => `M6 ${middle.y + (at - 4) * cell}H474`),
].join('')

const isOily = (bead: number) => chain[bead] === 'H'

export function LatticeChain() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('lattice-chain', chainMachine, ChainSchema)
  const { settings, set } = figure
  const { places, clashes, contacts } = useMemo(() => shapeOf(settings), [settings])
  const course = courseOf(settings)
  const points = places.map(pointOf)
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      isWorked
      reading={
        <>
          <Reading label={text.contacts} isSaid>
            {clashes.length > 0 ? text.crossing : fill(text.contactsShown, { n: contacts.length, most: mostContacts })}
          </Reading>
          <Reading label={text.shapes}>{numberText(shapes, language)}</Reading>
          <Reading label={text.best}>{text.bestShown}</Reading>
        </>
      }
    >
      <path className="faintLine" d={grid} />
      <path className="band" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      {contacts.map(([one, other]) => (
        <path
          key={`${one} ${other}`}
          className="goal"
          d={`M${points[one]?.x} ${points[one]?.y}L${points[other]?.x} ${points[other]?.y}`}
        />
      ))}
      {points.map(({ x, y }, bead) => (
        <g key={bead}>
          <circle className={isOily(bead) ? 'fill' : 'ring'} cx={x} cy={y} r={radius} />
          {clashes.includes(bead) && <circle className="repair" cx={x} cy={y} r="19" />}
        </g>
      ))}
      <circle className="fill" cx="22" cy={height - 18} r="10" />
      <text x="38" y={height - 13}>
        {text.signs.oily}
      </text>
      <circle className="ring" cx="127" cy={height - 18} r="10" />
      <text x="141" y={height - 13}>
        {text.signs.watery}
      </text>
      <path className="goal" d={`M262 ${height - 18}h26`} />
      <text x="294" y={height - 13}>
        {text.signs.contact}
      </text>
      <circle className="repair" cx="386" cy={height - 18} r="10" />
      <text x="404" y={height - 13}>
        {text.signs.clash}
      </text>
      {Array.from({ length: bendable }, (_, at) => {
        const bead = at + 1
        const { x, y } = points[bead] ?? middle
        return (
          <foreignObject key={bead} x={x - cell / 2} y={y - cell / 2} width={cell} height={cell}>
            <button
              type="button"
              className="cell"
              aria-label={fill(text.bead, {
                n: bead + 1,
                kind: isOily(bead) ? text.kinds.oily : text.kinds.watery,
                bend: text.bends[course[at] ?? 'straight'],
              })}
              onClick={() => set({ folds: bentAt(settings, at) })}
            />
          </foreignObject>
        )
      })}
    </FigureFrame>
  )
}
