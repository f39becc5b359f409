import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { colourOf, cssColour } from '../colour.model.ts'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { lensMachine, LensSchema, turnable, turnLimits, turnsOf, type Ring } from './metalens-fins.machine.ts'
import {
  brightestHeight,
  brightnessOf,
  colours,
  handsAt,
  lightAt,
  rings,
  type LightColour,
} from './metalens-fins.model.ts'
import { texts } from './metalens-fins.texts.ts'

const height = 340
const row = { middle: 158, y: 276, unit: 24.5, focusY: 62 } as const
const chain = { x: 398, y: 286, length: 14 } as const

const tint = (colour: LightColour) =>
  cssColour(colourOf((nm) => Math.exp(-(((colours[colour] * 1000 - nm) / 12) ** 2))))
const near = (value: number) => value.toFixed(1)

export function MetalensFins() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('metalens-fins', lensMachine, LensSchema)
  const { settings: lens, set } = figure
  const { ring, colour } = lens
  const turns = turnsOf(lens)
  const shown = useMemo(() => {
    const all = turnsOf(lens)
    return {
      light: lightAt(all, lens.colour),
      hands: handsAt(all, lens.colour),
      brightest: brightestHeight(all, lens.colour),
      tint: tint(lens.colour),
    }
  }, [lens])
  const share = brightnessOf(turns, colour)
  const fins = rings.flatMap((radius, at) =>
    (at === 0 ? [0] : [-1, 1]).map((way) => ({ at, x: row.middle + way * radius * row.unit })),
  )
  let tip: { x: number; y: number } = { x: chain.x, y: chain.y }
  const arrows = shown.hands.map((hand) => {
    const from = tip
    tip = { x: from.x + hand.across * chain.length, y: from.y - hand.along * chain.length }
    return { from, to: tip }
  })
  const turnKey = `turn${ring}` as const
  const turn = lens[turnKey]
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.brightness}>{percentText(numberText(share, language), language)}</Reading>
          <Reading label={text.brightest}>
            {fill(text.heightShown, { height: numberText(shown.brightest, language, 1) })}
          </Reading>
        </>
      }
      controls={
        <>
          <ChoiceControl
            label={text.ring}
            value={String(ring)}
            choices={turnable.map((one) => ({ value: String(one), text: fill(text.ringShown, { ring: one }) }))}
            onSet={(value) => set({ ring: Number(value) as Ring })}
          />
          <RangeControl
            label={fill(text.turn, { ring })}
            value={turn}
            {...turnLimits}
            shown={fill(text.turnShown, { degrees: turn })}
            spoken={fill(text.turnSpoken, { ring, own: turn, share })}
            onSet={(value) => set({ [turnKey]: value })}
          />
          <ChoiceControl
            label={text.colour}
            value={colour}
            choices={(['violet', 'green', 'red'] as const).map((value) => ({ value, text: text.colours[value] }))}
            onSet={(value) => set({ colour: value })}
          />
        </>
      }
    >
      {fins.map(({ at, x }) => (
        <path
          key={x}
          stroke={shown.tint}
          strokeWidth={at === ring ? 3 : 1.5}
          opacity={at === ring ? 1 : 0.55}
          d={`M${near(x)} ${row.y - 16}L${row.middle} ${row.focusY}`}
        />
      ))}
      <circle fill={shown.tint} opacity="0.35" cx={row.middle} cy={row.focusY} r={near(6 + 40 * shown.light)} />
      <circle fill={shown.tint} cx={row.middle} cy={row.focusY} r={near(3 + 14 * shown.light)} />
      <path className="hair" d={`M14 ${row.y}H302`} />
      {fins.map(({ at, x }) => (
        <g key={x} transform={`rotate(${turns[at] ?? 0} ${near(x)} ${row.y})`}>
          <rect className={at === ring ? 'fill' : 'solid'} x={near(x - 3.5)} y={row.y - 10} width="7" height="20" />
        </g>
      ))}
      {rings.map((radius, at) => (
        <text
          key={radius}
          className={at === ring ? undefined : 'faint'}
          x={near(row.middle + radius * row.unit)}
          y={row.y + 30}
          textAnchor="middle"
        >
          {at}
        </text>
      ))}
      <text className="faint" x="14" y={row.y + 54}>
        {text.fins}
      </text>
      <text x={row.middle + 50} y={row.focusY - 22}>
        {text.focus}
      </text>
      <path className="faintLine" d="M318 20V322" />
      <path className="hair dashed" d={`M${chain.x} ${chain.y}V${chain.y - 13 * chain.length}`} />
      {arrows.map(({ from, to }, at) => {
        const isTurned = Math.abs(at - 6) === ring
        return (
          <g key={at}>
            <path
              className={isTurned ? 'accent' : 'line'}
              d={`M${near(from.x)} ${near(from.y)}L${near(to.x)} ${near(to.y)}`}
            />
            <circle className={isTurned ? 'fill' : 'solid'} cx={near(to.x)} cy={near(to.y)} r={isTurned ? 4 : 2.5} />
          </g>
        )
      })}
      <text x="330" y={row.focusY - 22}>
        {text.hands}
      </text>
    </FigureFrame>
  )
}
