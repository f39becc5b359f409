import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import {
  between,
  circuitMachine,
  CircuitSchema,
  ratesOf,
  silencedOf,
  sugarLimits,
  tastes,
  wires,
} from './fly-circuit.machine.ts'
import { texts } from './fly-circuit.texts.ts'

const height = 356
const radius = 24
const places: Record<string, { x: number; y: number }> = {
  sugar1: { x: 46, y: 92 },
  sugar2: { x: 46, y: 196 },
  bitter: { x: 46, y: 276 },
  A: { x: 180, y: 58 },
  B: { x: 180, y: 144 },
  C: { x: 180, y: 230 },
  D: { x: 310, y: 92 },
  E: { x: 310, y: 196 },
  motor: { x: 430, y: 144 },
}
const placeOf = (name: string) => places[name] ?? { x: 0, y: 0 }

function pathOf(from: string, to: string, quiets: boolean): string {
  const [start, end] = [placeOf(from), placeOf(to)]
  const length = Math.hypot(end.x - start.x, end.y - start.y)
  const [along, aside] = [(end.x - start.x) / length, (end.y - start.y) / length]
  const at = (distance: number, side: number) =>
    `${(start.x + along * distance - aside * side).toFixed(1)} ${(start.y + aside * distance + along * side).toFixed(1)}`
  const tip = length - radius - 4
  const head = quiets ? `M${at(tip, -8)}L${at(tip, 8)}` : `M${at(tip - 8, -5)}L${at(tip, 0)}L${at(tip - 8, 5)}`
  return `M${at(radius, 0)}L${at(tip, 0)}${head}`
}

export function FlyCircuit() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('fly-circuit', circuitMachine, CircuitSchema)
  const { settings: circuit, set } = figure
  const rates = useMemo(() => ratesOf(circuit), [circuit])
  const silenced = silencedOf(circuit)
  const motor = rates['motor'] ?? 0
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      isWorked
      reading={
        <>
          <Reading label={text.mouth} isSaid>
            {motor > 0 ? text.out : text.in}
          </Reading>
          <Reading label={text.motor}>{fill(text.motorShown, { n: motor })}</Reading>
          <Reading label={text.on}>
            {fill(text.onShown, { on: between.length - silenced.size, all: between.length })}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.sugar}
            value={circuit.sugar}
            {...sugarLimits}
            shown={fill(text.sugarShown, { n: circuit.sugar })}
            spoken={fill(text.sugarSpoken, { own: circuit.sugar, motor })}
            onSet={(value) => set({ sugar: value })}
          />
          <ChoiceControl
            label={text.taste}
            value={circuit.taste}
            choices={tastes.map((value) => ({ value, text: text.tastes[value] }))}
            onSet={(value) => set({ taste: value })}
          />
        </>
      }
    >
      {wires.map(({ from, to, contacts }) => {
        const isLive = (rates[from] ?? 0) > 0 && !silenced.has(from)
        const look = contacts < 0 ? 'line dashed' : 'accent'
        return <path key={from + to} className={isLive ? look : 'hair'} d={pathOf(from, to, contacts < 0)} />
      })}
      {Object.entries(places).map(([name, { x, y }]) => (
        <g key={name}>
          <circle className={silenced.has(name) ? 'repair' : 'ring'} cx={x} cy={y} r={radius} />
          {!silenced.has(name) && (
            <circle
              className="fill"
              cx={x}
              cy={y}
              r={(Math.sqrt((rates[name] ?? 0) / sugarLimits.max) * (radius - 3)).toFixed(1)}
            />
          )}
        </g>
      ))}
      {between.map((name) => (
        <text key={name} x={placeOf(name).x} y={placeOf(name).y - radius - 7} textAnchor="middle">
          {name}
        </text>
      ))}
      <text x="46" y="56" textAnchor="middle">
        {text.senses.sugar}
      </text>
      <text x="78" y="308">
        {text.senses.bitter}
      </text>
      <text x="430" y="106" textAnchor="middle">
        {text.senses.motor}
      </text>
      <path className="accent" d={`M14 ${height - 18}h26m-8 -5l8 5l-8 5`} />
      <text x="48" y={height - 13}>
        {text.signs.excites}
      </text>
      <path className="line dashed" d={`M170 ${height - 18}h26m0 -8v16`} />
      <text x="206" y={height - 13}>
        {text.signs.quiets}
      </text>
      <circle className="repair" cx="322" cy={height - 18} r="10" />
      <text x="340" y={height - 13}>
        {text.signs.silenced}
      </text>
      {between.map((name, at) => (
        <foreignObject
          key={name}
          x={placeOf(name).x - radius - 2}
          y={placeOf(name).y - radius - 2}
          width={2 * radius + 4}
          height={2 * radius + 4}
        >
          <input
            type="checkbox"
            className="cell"
            aria-label={fill(text.neuron, { name })}
            checked={!silenced.has(name)}
            onChange={() => set({ silent: circuit.silent ^ (1 << at) })}
          />
        </foreignObject>
      ))}
    </FigureFrame>
  )
}
