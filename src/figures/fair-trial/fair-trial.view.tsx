import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { limits, noticedOf100, sharesOf, trialMachine, TrialSchema } from './fair-trial.machine.ts'
import { doubt, hundredTrials, outermost, scatter } from './fair-trial.model.ts'
import { texts } from './fair-trial.texts.ts'

const height = 330
const plot = { left: 16, right: 464, top: 34, bottom: 244 } as const
const ends = { low: -32, high: 52, pile: 2 } as const
const radius = 4.4

const across = (points: number) =>
  plot.left +
  ((Math.min(Math.max(points, ends.low), ends.high) - ends.low) / (ends.high - ends.low)) * (plot.right - plot.left)

function dotsOf(differences: readonly number[], count: number) {
  const noticed = outermost(differences, count)
  const piles = new Map<number, number>()
  const dots = differences.map((difference, at) => {
    const points = Math.min(Math.max(difference * 100, ends.low), ends.high - 0.1)
    const pile = Math.floor(points / ends.pile)
    const level = piles.get(pile) ?? 0
    piles.set(pile, level + 1)
    return { isNoticed: noticed.has(at), x: across((pile + 0.5) * ends.pile), level }
  })
  const spacing = Math.min(9.4, (plot.bottom - plot.top - 12) / Math.max(...piles.values()))
  return dots.map(({ level, ...dot }) => ({ ...dot, y: plot.bottom - 6 - level * spacing }))
}

export function FairTrial() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('fair-trial', trialMachine, TrialSchema)
  const { settings: trial, set } = figure
  const [one, other] = sharesOf(trial)
  const error = scatter(one, other, trial.people)
  const noticed = noticedOf100(trial)
  const dots = useMemo(() => dotsOf(hundredTrials(...sharesOf(trial), trial.people), noticed), [trial, noticed])
  const points = (difference: number) => numberText(difference * 100, language)
  const luck = { from: across(-doubt * error * 100), to: across(doubt * error * 100) }
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.noticed} isSaid>
            {fill(text.noticedShown, { n: noticed })}
          </Reading>
          <Reading label={text.missed}>{fill(text.noticedShown, { n: 100 - noticed })}</Reading>
          <Reading label={text.range}>
            {fill(text.rangeShown, {
              from: points(one - other - doubt * error),
              to: points(one - other + doubt * error),
            })}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.people}
            value={trial.people}
            {...limits.people}
            shown={numberText(trial.people, language)}
            spoken={fill(text.peopleSpoken, { own: trial.people, noticed })}
            onSet={(value) => set({ people: value })}
          />
          <RangeControl
            label={text.better}
            value={trial.better}
            {...limits.better}
            shown={fill(text.betterShown, { n: trial.better })}
            spoken={fill(text.betterSpoken, { own: trial.better, noticed })}
            onSet={(value) => set({ better: value })}
          />
        </>
      }
    >
      <rect
        className="pale"
        x={luck.from.toFixed(1)}
        y={plot.top}
        width={(luck.to - luck.from).toFixed(1)}
        height={plot.bottom - plot.top}
      />
      <path
        className="goal"
        d={`M${luck.from.toFixed(1)} ${plot.top}V${plot.bottom}M${luck.to.toFixed(1)} ${plot.top}V${plot.bottom}`}
      />
      {dots.map(({ isNoticed, x, y }, at) => (
        <circle key={at} className={isNoticed ? 'fill' : 'ring'} cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius} />
      ))}
      <path className="line" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      <path className="line dashed" d={`M${across(0).toFixed(1)} ${plot.top - 10}V${plot.bottom}`} />
      {[-20, 0, 20, 40].map((at) => (
        <text key={at} className="faint" x={across(at).toFixed(1)} y={plot.bottom + 20} textAnchor="middle">
          {numberText(at, language)}
        </text>
      ))}
      <text x={plot.left} y={plot.bottom + 45}>
        {text.across}
      </text>
      <circle className="fill" cx="22" cy={height - 16} r="6" />
      <text x="36" y={height - 11}>
        {text.signs.noticed}
      </text>
      <circle className="ring" cx="180" cy={height - 16} r="6" />
      <text x="194" y={height - 11}>
        {text.signs.luck}
      </text>
    </FigureFrame>
  )
}
