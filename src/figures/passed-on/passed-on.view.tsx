import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { limits, numberOf, outbreakMachine, OutbreakSchema } from './passed-on.machine.ts'
import { chanceOfEnd, everIll, illInGeneration } from './passed-on.model.ts'
import { texts } from './passed-on.texts.ts'

const height = 320
const crowd = { left: 12, top: 44, step: 23 } as const
const plot = { left: 302, right: 466, top: 50, bottom: 252 } as const
const generations = 8
const ends = { low: 0.001, high: 1000 } as const

const across = (generation: number) => plot.left + (generation / generations) * (plot.right - plot.left)
const up = (people: number) =>
  plot.bottom - (Math.log(people / ends.low) / Math.log(ends.high / ends.low)) * (plot.bottom - plot.top)

/** 37 is coprime to 100, so this scatters the immune people. */
const placeOf = (person: number) => (person * 37) % 100

const signs = [
  { kind: 'ill', x: 22 },
  { kind: 'immune', x: 158 },
  { kind: 'spared', x: 258 },
] as const
const looks = { ill: 'fill', immune: 'repair', spared: 'ring' } as const

export function PassedOn() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('passed-on', outbreakMachine, OutbreakSchema)
  const { settings: outbreak, set } = figure
  const number = numberOf(outbreak)
  const illOf100 = Math.round(everIll(outbreak.tenths / 10, outbreak.immune / 100) * 100)
  const decimal = (value: number, decimals: number) => numberText(value, language, decimals)
  const ill = decimal(illOf100, 0)
  const kindOf = (person: number) => {
    if (person < outbreak.immune) return 'immune'
    return person < outbreak.immune + illOf100 ? 'ill' : 'spared'
  }
  const line = Array.from({ length: generations + 1 }, (_, at) => ({ at, people: illInGeneration(number, at) }))
    .filter(({ people }) => people >= ends.low && people <= ends.high)
    .map(({ at, people }) => `${across(at).toFixed(1)} ${up(people).toFixed(1)}`)
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.number}>{decimal(number, 2)}</Reading>
          <Reading label={text.ill} isSaid>
            {fill(text.illShown, { n: ill })}
          </Reading>
          <Reading label={text.ends}>{fill(text.endsShown, { n: decimal(chanceOfEnd(number) * 100, 0) })}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.passes}
            value={outbreak.tenths}
            {...limits.tenths}
            shown={decimal(outbreak.tenths / 10, 1)}
            spoken={fill(text.passesSpoken, { own: decimal(outbreak.tenths / 10, 1), ill })}
            onSet={(value) => set({ tenths: value })}
          />
          <RangeControl
            label={text.immune}
            value={outbreak.immune}
            {...limits.immune}
            shown={fill(text.immuneShown, { n: outbreak.immune })}
            spoken={fill(text.immuneSpoken, { own: outbreak.immune, ill })}
            onSet={(value) => set({ immune: value })}
          />
        </>
      }
    >
      {Array.from({ length: 100 }, (_, person) => {
        const place = placeOf(person)
        return (
          <circle
            key={person}
            className={looks[kindOf(person)]}
            cx={crowd.left + ((place % 10) + 0.5) * crowd.step}
            cy={crowd.top + (Math.floor(place / 10) + 0.5) * crowd.step}
            r="8"
          />
        )
      })}
      <text x={plot.left - 48} y="26">
        {text.up}
      </text>
      {[0.001, 0.01, 0.1, 1, 10, 100, 1000].map((people) => (
        <g key={people}>
          <path
            className={people === 1 ? 'goal' : 'faintLine'}
            d={`M${plot.left} ${up(people).toFixed(1)}H${plot.right}`}
          />
          <text className="faint" x={plot.left - 7} y={up(people) + 5} textAnchor="end">
            {numberText(people, language, Math.max(0, -Math.round(Math.log10(people))))}
          </text>
        </g>
      ))}
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <path className="accent" d={`M${line.join('L')}`} />
      {[0, 4, 8].map((at) => (
        <text key={at} className="faint" x={across(at)} y={plot.bottom + 20} textAnchor="middle">
          {at}
        </text>
      ))}
      <text className="faint" x={plot.right} y={height - 15} textAnchor="end">
        {text.across}
      </text>
      {signs.map(({ kind, x }) => (
        <g key={kind}>
          <circle className={looks[kind]} cx={x} cy={height - 20} r="8" />
          <text x={x + 14} y={height - 15}>
            {text.kinds[kind]}
          </text>
        </g>
      ))}
    </FigureFrame>
  )
}
