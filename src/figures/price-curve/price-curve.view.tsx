import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { axes, curveMachine, CurveSchema, limits } from './price-curve.machine.ts'
import { knownYears, priceAfter, prices, realDoublings, start, timesMade, type KnownYear } from './price-curve.model.ts'
import { texts } from './price-curve.texts.ts'

const height = 330
const plot = { left: 92, right: 462, top: 44, bottom: 278 } as const
const ends = { low: 30, high: 10_000 } as const
const shownYears = [1992, 2000, 2008, 2016, 2024] as const

const isKnown = (year: keyof typeof prices): year is KnownYear => year <= 2016
const across = (doublings: number) => plot.left + (doublings / limits.doublings.max) * (plot.right - plot.left)

function up(price: number, isPlain: boolean): number {
  const share = isPlain ? price / ends.high : Math.log(price / ends.low) / Math.log(ends.high / ends.low)
  return plot.bottom - Math.max(share, 0) * (plot.bottom - plot.top)
}

export function PriceCurve() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('price-curve', curveMachine, CurveSchema)
  const { settings: curve, set } = figure
  const { doublings, rate } = curve
  const isPlain = curve.axes === 'plain'
  const price = priceAfter(doublings, rate)
  const amount = (value: number) => numberText(value, language, value < 10 ? 1 : 0)
  const line = Array.from({ length: limits.doublings.max + 1 }, (_, at) => priceAfter(at, rate))
    .map((value, at) => ({ value, at }))
    .filter(({ value }) => isPlain || value >= ends.low)
    .map(({ value, at }) => `${across(at).toFixed(1)} ${up(value, isPlain).toFixed(1)}`)
  const here = { x: across(doublings), y: Math.min(up(Math.max(price, ends.low), isPlain), plot.bottom) }
  const steps = isPlain ? [2000, 4000, 6000, 8000, 10_000] : [100, 1000, 10_000]
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.price}>{fill(text.priceShown, { price: amount(price) })}</Reading>
          <Reading label={text.left}>{amount((price / start) * 100)}</Reading>
          <Reading label={text.made}>
            {fill(text.madeShown, { times: numberText(timesMade(doublings), language) })}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.doublings}
            value={doublings}
            {...limits.doublings}
            shown={String(doublings)}
            spoken={fill(text.doublingsSpoken, { own: doublings, price: amount(price) })}
            onSet={(value) => set({ doublings: value })}
          />
          <RangeControl
            label={text.rate}
            value={rate}
            {...limits.rate}
            shown={fill(text.rateShown, { rate })}
            spoken={fill(text.rateSpoken, { own: rate, price: amount(price) })}
            onSet={(value) => set({ rate: value })}
          />
          <ChoiceControl
            label={text.axes}
            value={curve.axes}
            choices={axes.map((value) => ({ value, text: text.axesNames[value] }))}
            onSet={(value) => set({ axes: value })}
          />
        </>
      }
    >
      {steps.map((step) => (
        <g key={step}>
          <path className="faintLine" d={`M${plot.left} ${up(step, isPlain).toFixed(1)}H${plot.right}`} />
          <text className="faint" x={plot.right} y={up(step, isPlain) - 4} textAnchor="end">
            {numberText(step, language)}
          </text>
        </g>
      ))}
      <text className="faint" x={plot.right} y={plot.top - 20} textAnchor="end">
        {text.up}
      </text>
      {shownYears.map((year) => {
        const y = up(prices[year], isPlain)
        const isNamed = !isPlain || year < 2008 || year === 2024
        const point = isKnown(year) ? across(realDoublings(year)) : plot.left + 26
        return (
          <g key={year}>
            <path
              className={year === 2016 ? 'goal' : 'hair dashed'}
              d={`M${plot.left} ${y.toFixed(1)}H${(year === 2016 ? plot.right : point).toFixed(1)}`}
            />
            <path className="line" d={`M${plot.left - 8} ${y.toFixed(1)}h16`} />
            {isNamed && (
              <text x={plot.left - 14} y={y + 5} textAnchor="end">
                {year}
              </text>
            )}
          </g>
        )
      })}
      <path className="accent" d={`M${line.join('L')}`} />
      {knownYears.map((year) => (
        <circle
          key={year}
          className="solid"
          cx={across(realDoublings(year)).toFixed(1)}
          cy={up(prices[year], isPlain).toFixed(1)}
          r="4.5"
        />
      ))}
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <path className="line dashed" d={`M${here.x.toFixed(1)} ${here.y.toFixed(1)}V${plot.bottom}`} />
      <circle className="mark" cx={here.x.toFixed(1)} cy={here.y.toFixed(1)} r="9" />
      {[0, 5, 10, 15, 20].map((at) => (
        <text key={at} className="faint" x={across(at)} y={plot.bottom + 19} textAnchor="middle">
          {at}
        </text>
      ))}
      <text x={plot.left} y={plot.bottom + 42}>
        {text.across}
      </text>
    </FigureFrame>
  )
}
