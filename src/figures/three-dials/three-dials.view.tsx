import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { asked, dialsMachine, DialsSchema, gainDecimals, gainOf, limits, unitsOf } from './three-dials.machine.ts'
import { degreesPerKev, fusionPower, neededProduct } from './three-dials.model.ts'
import { texts } from './three-dials.texts.ts'

const height = 396
const plot = { left: 58, right: 466, top: 44, bottom: 282 } as const
/** Ends of the axes: million kelvins, and triple product in keV s/m³. */
const ends = { cold: 10, hot: 400, low: 1e19, high: 1e23 } as const

const across = (degrees: number) =>
  plot.left + (Math.log(degrees / ends.cold) / Math.log(ends.hot / ends.cold)) * (plot.right - plot.left)
const up = (product: number) =>
  plot.bottom - (Math.log(product / ends.low) / Math.log(ends.high / ends.low)) * (plot.bottom - plot.top)

const lines = [
  { name: 'alone', wanted: Infinity, look: 'line', x: 12, y: 356 },
  { name: 'ten', wanted: asked.gain, look: 'goal', x: 240, y: 356 },
  { name: 'even', wanted: 1, look: 'hair', x: 12, y: 384 },
] as const
const places = [
  { name: 'sun', degrees: 15 },
  { name: 'iter', degrees: 150 },
] as const

const tenTo = (exponent: number) => `10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`

const steps = 80

function curveOf(wanted: number): string {
  const points: string[] = []
  for (let at = 0; at <= steps; at++) {
    const degrees = ends.cold * (ends.hot / ends.cold) ** (at / steps)
    const product = neededProduct(degrees / degreesPerKev, wanted)
    if (product <= ends.high) points.push(`${across(degrees).toFixed(1)} ${up(product).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

/** Formats a number in scientific notation: 3.1 × 10²¹. */
function powerText(value: number, decimal: (value: number) => string): string {
  const exponent = Math.floor(Math.log10(value))
  return `${decimal(value / 10 ** exponent)} × ${tenTo(exponent)}`
}

export function ThreeDials() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('three-dials', dialsMachine, DialsSchema)
  const { settings: dials, set } = figure
  const { kev, density, seconds } = unitsOf(dials)
  const product = kev * density * seconds
  const gain = gainOf(dials)
  const decimal = (value: number, decimals = 1) => numberText(value, language, decimals)
  const gainText = gain === Infinity ? text.alone : fill(text.gainShown, { n: decimal(gain, gainDecimals(gain)) })
  const power = fusionPower(kev, density)
  const curves = useMemo(() => lines.map(({ wanted }) => curveOf(wanted)), [])
  const here = { x: across(dials.degrees), y: Math.min(Math.max(up(product), plot.top), plot.bottom) }
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.gain}>{gainText}</Reading>
          <Reading label={text.product}>{powerText(product, decimal)}</Reading>
          <Reading label={text.power}>{fill(text.powerShown, { mw: decimal(power, power < 0.1 ? 4 : 2) })}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.degrees}
            value={dials.degrees}
            {...limits.degrees}
            shown={fill(text.degreesShown, { n: dials.degrees })}
            spoken={fill(text.degreesSpoken, { own: dials.degrees, gain: gainText })}
            onSet={(value) => set({ degrees: value })}
          />
          <RangeControl
            label={text.density}
            value={dials.density}
            {...limits.density}
            shown={fill(text.densityShown, { n: decimal(dials.density / 10) })}
            spoken={fill(text.densitySpoken, { own: decimal(dials.density / 10), gain: gainText })}
            onSet={(value) => set({ density: value })}
          />
          <RangeControl
            label={text.time}
            value={dials.tenths}
            {...limits.tenths}
            shown={fill(text.timeShown, { n: decimal(seconds) })}
            spoken={fill(text.timeSpoken, { own: decimal(seconds), gain: gainText })}
            onSet={(value) => set({ tenths: value })}
          />
        </>
      }
    >
      <text x="12" y="18">
        {text.up}
      </text>
      {[19, 20, 21, 22, 23].map((exponent) => (
        <g key={exponent}>
          <path className="faintLine" d={`M${plot.left} ${up(10 ** exponent).toFixed(1)}H${plot.right}`} />
          <text className="faint" x={plot.left - 8} y={up(10 ** exponent) + 5} textAnchor="end">
            {tenTo(exponent)}
          </text>
        </g>
      ))}
      {lines.map(({ name, look }, at) => (
        <path key={name} className={look} d={curves[at]} />
      ))}
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {places.map(({ name, degrees }) => (
        <g key={name}>
          <path className="hair dashed" d={`M${across(degrees).toFixed(1)} ${plot.top}V${plot.bottom}`} />
          <text className="faint" x={across(degrees).toFixed(1)} y={plot.top - 8} textAnchor="middle">
            {text.places[name]}
          </text>
        </g>
      ))}
      {[10, 20, 50, 100, 200, 400].map((degrees) => (
        <text key={degrees} className="faint" x={across(degrees)} y={plot.bottom + 20} textAnchor="middle">
          {degrees}
        </text>
      ))}
      <text x={plot.left} y={plot.bottom + 42}>
        {text.across}
      </text>
      {lines.map(({ name, look, x, y }) => (
        <g key={name}>
          <path className={look} d={`M${x} ${y - 5}h26`} />
          <text x={x + 32} y={y}>
            {text.lines[name]}
          </text>
        </g>
      ))}
      <path className="line dashed" d={`M${here.x.toFixed(1)} ${here.y.toFixed(1)}V${plot.bottom}`} />
      <circle className="mark" cx={here.x.toFixed(1)} cy={here.y.toFixed(1)} r="9" />
    </FigureFrame>
  )
}
