import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { meantLimits, onOf, plateMachine, PlateSchema } from './silent-electrodes.machine.ts'
import { decoders, electrodes, favouriteOf, rateOf, readingOf, usualMiss } from './silent-electrodes.model.ts'
import { texts } from './silent-electrodes.texts.ts'

const height = 300
const plate = { left: 10, top: 42, cell: 60, columns: 4 } as const
const dial = { x: 364, y: 162, radius: 92 } as const
/** Quantiles of the normal distribution for 11 equally likely readings, in standard deviations. */
const quantiles = [-1.69, -1.1, -0.75, -0.47, -0.23, 0, 0.23, 0.47, 0.75, 1.1, 1.69] as const

function ray(x: number, y: number, degrees: number, length: number): readonly [string, string] {
  const angle = (degrees * Math.PI) / 180
  return [(x + length * Math.cos(angle)).toFixed(1), (y - length * Math.sin(angle)).toFixed(1)]
}

function arrow(x: number, y: number, degrees: number, from: number, to: number, head: number): string {
  const tip = ray(x, y, degrees, to)
  const angle = (degrees * Math.PI) / 180
  const [tipX, tipY] = [x + to * Math.cos(angle), y - to * Math.sin(angle)]
  const [left, right] = [ray(tipX, tipY, degrees + 145, head), ray(tipX, tipY, degrees - 145, head)]
  return `M${ray(x, y, degrees, from).join(' ')}L${tip.join(' ')}M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}`
}

export function SilentElectrodes() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('silent-electrodes', plateMachine, PlateSchema)
  const { settings, set } = figure
  const { meant, decoder, silent } = settings
  const { on, reading, typical } = useMemo(() => {
    const left = onOf(settings)
    return {
      on: left,
      reading: readingOf(left, settings.meant, settings.decoder),
      typical: usualMiss(left, settings.decoder),
    }
  }, [settings])
  const whole = (value: number) => numberText(value, language)
  const shownDegrees = (value: number) => fill(text.meantShown, { degrees: whole(value) })
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      isWorked
      reading={
        <>
          <Reading label={text.on}>{fill(text.onShown, { on: on.size, all: electrodes })}</Reading>
          <Reading label={text.miss}>{reading ? shownDegrees(Math.abs(reading.miss)) : text.nothing}</Reading>
          <Reading label={text.typical} isSaid>
            {shownDegrees(typical)}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.meant}
            value={meant}
            {...meantLimits}
            shown={shownDegrees(meant)}
            spoken={fill(reading ? text.meantSpoken : text.nothingSpoken, {
              own: meant,
              read: whole(reading?.direction ?? 0),
              typical: whole(typical),
            })}
            onSet={(value) => set({ meant: value })}
          />
          <ChoiceControl
            label={text.decoder}
            value={decoder}
            choices={decoders.map((value) => ({ value, text: text.decoders[value] }))}
            onSet={(value) => set({ decoder: value })}
          />
        </>
      }
    >
      <text className="faint" x={plate.left + 6} y={plate.top - 14}>
        {text.plate}
      </text>
      <circle className="ring" cx={dial.x} cy={dial.y} r={dial.radius} />
      <path className="line dashed" d={arrow(dial.x, dial.y, meant, 0, dial.radius - 12, 9)} />
      {reading && (
        <>
          <path className="accent" d={arrow(dial.x, dial.y, reading.direction, 0, dial.radius - 12, 12)} />
          {quantiles.map((deviations) => {
            const at = reading.direction + deviations * reading.spread
            const [from, to] = [ray(dial.x, dial.y, at, dial.radius), ray(dial.x, dial.y, at, dial.radius + 13)]
            return <path key={deviations} className="accent" d={`M${from.join(' ')}L${to.join(' ')}`} />
          })}
        </>
      )}
      <path className="line dashed" d={`M268 ${height - 14}h26`} />
      <text x="302" y={height - 9}>
        {text.meantLine}
      </text>
      <path className="accent" d={`M384 ${height - 14}h26`} />
      <text x="418" y={height - 9}>
        {text.readLine}
      </text>
      {Array.from({ length: electrodes }, (_, electrode) => {
        const left = plate.left + (electrode % plate.columns) * plate.cell
        const top = plate.top + Math.floor(electrode / plate.columns) * plate.cell
        const [x, y] = [left + plate.cell / 2, top + plate.cell / 2]
        const isOn = on.has(electrode)
        return (
          <g key={electrode}>
            <circle className={isOn ? 'ring' : 'hair dashed'} cx={x} cy={y} r="26" />
            {isOn && (
              <>
                <path className="line" strokeWidth="2" d={arrow(x, y, favouriteOf(electrode), -14, 20, 8)} />
                <circle className="fill" cx={x} cy={y} r={(rateOf(electrode, meant) / 6).toFixed(1)} />
              </>
            )}
            <foreignObject x={left} y={top} width={plate.cell} height={plate.cell}>
              <input
                type="checkbox"
                className="cell"
                aria-label={fill(text.electrode, { number: electrode + 1 })}
                checked={isOn}
                onChange={() => set({ silent: silent ^ (1 << electrode) })}
              />
            </foreignObject>
          </g>
        )
      })}
    </FigureFrame>
  )
}
