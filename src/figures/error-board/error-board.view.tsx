import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { answerOf, boardMachine, BoardSchema } from './error-board.machine.ts'
import { sizes, watchersOf, type Watcher } from './error-board.model.ts'
import { texts } from './error-board.texts.ts'

const height = 340
const side = 290
const left = 24
const top = 25

function outline({ row, column }: Watcher, size: number, cell: number): string {
  const x = left + column * cell
  const y = top + row * cell
  const half = cell / 2
  if (column === 0) return `M${x + half} ${y - half}v${cell}a${half} ${half} 0 0 1 0 ${-cell}Z`
  if (column === size) return `M${x - half} ${y - half}v${cell}a${half} ${half} 0 0 0 0 ${-cell}Z`
  return `M${x - half} ${y - half}h${cell}v${cell}h${-cell}Z`
}

export function ErrorBoard() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('error-board', boardMachine, BoardSchema)
  const { settings: board, set } = figure
  const { size, flips } = board
  const { flipped, flags, repair, spoiled } = useMemo(() => answerOf(board), [board])
  const cell = side / size
  const centre = (qubit: number) => ({
    x: left + ((qubit % size) + 0.5) * cell,
    y: top + (Math.floor(qubit / size) + 0.5) * cell,
  })
  const cross = cell * 0.17
  const { signs } = text
  const keys = [signs.flip, signs.watcher, signs.flag, signs.repair]
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      isWorked
      reading={
        <>
          <Reading label={text.flips}>{flipped.size}</Reading>
          <Reading label={text.flags}>{flags.length}</Reading>
          <Reading label={text.stored} isSaid>
            {spoiled ? text.spoiled : text.saved}
          </Reading>
        </>
      }
      controls={
        <ChoiceControl
          label={text.size}
          value={String(size)}
          choices={sizes.map((one) => ({ value: String(one), text: fill(text.sizeShown, { size: one }) }))}
          onSet={(value) => set({ size: value === '3' ? 3 : 5, flips: 0 })}
        />
      }
    >
      {watchersOf(size).map((watcher, at) => (
        <path key={at} className={flags.includes(at) ? 'fill' : 'watcher'} d={outline(watcher, size, cell)} />
      ))}
      <rect className="hair" x={left} y={top} width={side} height={side} />
      <path className="line" strokeWidth="3" d={`M${left} ${top}h${side}m0 ${side}h${-side}`} />
      {Array.from({ length: size ** 2 }, (_, qubit) => {
        const { x, y } = centre(qubit)
        const isFlipped = flipped.has(qubit)
        return (
          <g key={qubit}>
            <circle className={isFlipped ? 'solid' : 'ring'} cx={x} cy={y} r={cell * 0.27} />
            {isFlipped && (
              <path
                className="paperLine"
                d={`M${x - cross} ${y - cross}l${2 * cross} ${2 * cross}m0 ${-2 * cross}l${-2 * cross} ${2 * cross}`}
              />
            )}
            {repair.has(qubit) && <circle className="repair" cx={x} cy={y} r={cell * 0.37} />}
          </g>
        )
      })}
      <circle className="solid" cx="350" cy="60" r="13" />
      <path className="paperLine" d="M344 54l12 12m0 -12l-12 12" />
      <rect className="watcher" x="338" y="98" width="24" height="24" />
      <rect className="fill" x="338" y="148" width="24" height="24" />
      <circle className="repair" cx="350" cy="210" r="13" />
      {keys.map((words, at) => (
        <text key={words} x="372" y={65 + at * 50}>
          {words}
        </text>
      ))}
      {Array.from({ length: size ** 2 }, (_, qubit) => {
        const { x, y } = centre(qubit)
        return (
          <foreignObject key={qubit} x={x - cell / 2} y={y - cell / 2} width={cell} height={cell}>
            <input
              type="checkbox"
              className="cell"
              aria-label={fill(text.qubit, { row: Math.floor(qubit / size) + 1, column: (qubit % size) + 1 })}
              checked={flipped.has(qubit)}
              onChange={() => set({ flips: flips ^ (1 << qubit) })}
            />
          </foreignObject>
        )
      })}
    </FigureFrame>
  )
}
