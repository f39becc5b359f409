import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { asked, beachMachine, BeachSchema, daysOf, limits, shownDays } from './oil-bloom.machine.ts'
import { dayWithLeft, halfOxygen, lackingOn, measured, monod, type Day } from './oil-bloom.model.ts'
import { texts } from './oil-bloom.texts.ts'

const height = 356
const plot = { left: 46, right: 466, top: 24, bottom: 244 } as const
const across = (day: number) => plot.left + (day / shownDays) * (plot.right - plot.left)
const up = (share: number) => plot.bottom - share * (plot.bottom - plot.top)

const curves = [
  { name: 'oil', look: 'accent', x: 14, y: 308 },
  { name: 'cells', look: 'line', x: 262, y: 308 },
  { name: 'nitrogen', look: 'line dashed', x: 14, y: 336 },
  { name: 'oxygen', look: 'hair', x: 262, y: 336 },
] as const

export function OilBloom() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('oil-bloom', beachMachine, BeachSchema)
  const { settings: beach, set } = figure
  const run = useMemo(() => daysOf(beach), [beach])
  const [first] = run
  const shares: Record<keyof Day, (day: Day) => number> = {
    oil: ({ oil }) => oil / (first?.oil ?? 1),
    // Most cells that the oil could become.
    cells: ({ cells }) => cells / ((first?.oil ?? 1) * measured.yield + (first?.cells ?? 0)),
    nitrogen: ({ nitrogen }) => monod(nitrogen, measured.halfNitrogen),
    oxygen: ({ oxygen }) => monod(oxygen, halfOxygen),
  }
  const left = numberText(shares.oil(run[asked.day] ?? run[0]!) * 100, language)
  const gone = dayWithLeft(asked.left, run)
  const shownNitrogen = numberText(beach.nitrogen / 10, language, 1)
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.left}>{percentText(left, language)}</Reading>
          <Reading label={text.gone}>{gone === undefined ? text.never : fill(text.goneShown, { day: gone })}</Reading>
          <Reading label={text.lacking} isSaid>
            {text.lacks[lackingOn(run[10] ?? run[0]!)]}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.nitrogen}
            value={beach.nitrogen}
            {...limits.nitrogen}
            shown={fill(text.nitrogenShown, { mg: shownNitrogen })}
            spoken={fill(text.nitrogenSpoken, { own: shownNitrogen, left })}
            onSet={(value) => set({ nitrogen: value })}
          />
          <RangeControl
            label={text.changes}
            value={beach.changes}
            {...limits.changes}
            shown={fill(text.changesShown, { times: beach.changes })}
            spoken={fill(text.changesSpoken, { own: beach.changes, left })}
            onSet={(value) => set({ changes: value })}
          />
        </>
      }
    >
      {[0, 0.5, 1].map((level) => (
        <g key={level}>
          <path className="faintLine" d={`M${plot.left} ${up(level)}H${plot.right}`} />
          <text className="faint" x={plot.left - 8} y={up(level) + 5} textAnchor="end">
            {level * 100}
          </text>
        </g>
      ))}
      <text className="faint" x={plot.left - 8} y={up(1) + 23} textAnchor="end">
        %
      </text>
      <path className="goal" d={`M${plot.left} ${up(asked.left)}H${across(asked.day)}V${plot.bottom}`} />
      {curves.toReversed().map(({ name, look }) => (
        <path
          key={name}
          className={look}

          d={`M${run.map((day, at) => `${across(at)} ${up(Math.min(shares[name](day), 1)).toFixed(1)}`).join('L')}`}
        />
      ))}
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {[0, 20, 40, 60].map((day) => (
        <text key={day} className="faint" x={across(day)} y={plot.bottom + 20} textAnchor="middle">
          {day}
        </text>
      ))}
      <text className="faint" x={across(50)} y={plot.bottom + 20} textAnchor="middle">
        {text.across}
      </text>
      {curves.map(({ name, look, x, y }) => (
        <g key={name}>
          <path className={look} d={`M${x} ${y - 5}h30`} />
          <text x={x + 38} y={y}>
            {text.curves[name]}
          </text>
        </g>
      ))}
    </FigureFrame>
  )
}
