import { memo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import type { Language } from '../../i18n/language.ts'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { asked, envelopeMachine, EnvelopeSchema, leastAcid, limits, pHOf, pKaOf } from './charged-envelope.machine.ts'
import {
  chargedShare,
  escapedShare,
  percentOf,
  places,
  protonsForOneInBlood,
  swallowed,
} from './charged-envelope.model.ts'
import { texts, type EnvelopeTexts } from './charged-envelope.texts.ts'
import { ParticleDrawing } from './particle-drawing.tsx'

const height = 424
const plot = { left: 52, right: 462, top: 240, bottom: 372 } as const
const most = leastAcid
const least = leastAcid - limits.acid.max / 10

const across = (pH: number) => plot.left + ((most - pH) / (most - least)) * (plot.right - plot.left)
const up = (share: number) => plot.bottom - share * (plot.bottom - plot.top)
const near = (value: number) => value.toFixed(1)

export function ChargedEnvelope() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('charged-envelope', envelopeMachine, EnvelopeSchema)
  const { settings: envelope, set } = figure
  const [pH, pKa] = [pHOf(envelope), pKaOf(envelope)]
  const share = chargedShare(pH, pKa)
  const percent = (value: number) => numberText(percentOf(value), language)
  const [inBlood, inLate] = [chargedShare(places.blood, pKa), chargedShare(places.late, pKa)]
  const protons = protonsForOneInBlood(pH)
  const escaped = escapedShare(pH, pKa)
  const shownEscaped = numberText(escaped * 100, language, 1)
  const [shownPH, shownPKa] = [numberText(pH, language, 1), numberText(pKa, language, 2)]
  const curve = Array.from({ length: 31 }, (_, at) => most - at * 0.1).map(
    (one) => `${near(across(one))} ${near(up(chargedShare(one, pKa)))}`,
  )
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.here}>{percentText(percent(share), language)}</Reading>
          <Reading label={text.inBlood}>{percentText(percent(inBlood), language)}</Reading>
          <Reading label={text.inLate}>{percentText(percent(inLate), language)}</Reading>
          <Reading label={text.escaped}>{percentText(shownEscaped, language)}</Reading>
          <Reading label={text.protons}>
            {fill(text.protonsShown, { times: numberText(protons, language, protons < 9.95 ? 1 : 0) })}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.pka}
            value={envelope.pka}
            {...limits.pka}
            shown={shownPKa}
            spoken={fill(text.pkaSpoken, { own: shownPKa, blood: percent(inBlood), late: percent(inLate) })}
            onSet={(value) => set({ pka: value })}
          />
          <RangeControl
            label={text.ph}
            value={envelope.acid}
            {...limits.acid}
            shown={shownPH}
            spoken={fill(text.phSpoken, { own: shownPH, share: percent(share), escaped: shownEscaped })}
            onSet={(value) => set({ acid: value })}
          />
        </>
      }
    >
      <ParticleDrawing
        share={share}
        escaped={escaped}
        isSwallowed={pH < swallowed}
        names={{ wall: text.wall, inside: text.inside, blood: text.places.blood }}
      />
      <Scales text={text} language={language} />
      <path className="accent" d={`M${curve.join('L')}`} />
      <path className="line dashed" d={`M${near(across(pH))} ${near(up(share))}V${plot.bottom}`} />
      <circle className="mark" cx={near(across(pH))} cy={near(up(share))} r="9" />
    </FigureFrame>
  )
}

const Scales = memo(function Scales({ text, language }: { text: EnvelopeTexts; language: Language }) {
  const stops = [
    { name: text.places.blood, pH: places.blood, row: 1, anchor: 'start' },
    { name: text.places.young, pH: places.young, row: 0, anchor: 'middle' },
    { name: text.places.late, pH: places.late, row: 1, anchor: 'middle' },
    { name: text.places.lysosome, pH: places.lysosome, row: 0, anchor: 'middle' },
  ] as const
  return (
    <>
      {stops.map((stop) => (
        <g key={stop.pH}>
          <path className="hair dashed" d={`M${near(across(stop.pH))} ${plot.top}V${plot.bottom}`} />
          <text
            className="faint"
            x={near(stop.anchor === 'start' ? plot.left : Math.min(across(stop.pH), plot.right - 32))}
            y={plot.top - 26 + stop.row * 18}
            textAnchor={stop.anchor}
          >
            {stop.name}
          </text>
        </g>
      ))}
      {[0, 0.5, 1].map((level) => (
        <text key={level} className="faint" x={plot.left - 10} y={up(level) + 5} textAnchor="end">
          {numberText(level * 100, language)}
        </text>
      ))}
      <path className="goal" d={`M${plot.left} ${near(up(asked.blood / 100))}H${near(across(places.blood) + 26)}`} />
      <path
        className="goal"
        d={`M${near(across(places.late) - 26)} ${near(up(asked.late / 100))}H${near(across(places.late) + 26)}`}
      />
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      {[7, 6, 5].map((at) => (
        <text key={at} className="faint" x={near(across(at))} y={plot.bottom + 19} textAnchor="middle">
          {at}
        </text>
      ))}
      <text x={plot.left} y={plot.bottom + 42}>
        {text.across}
      </text>
      <text className="faint" x={plot.right} y={plot.bottom + 42} textAnchor="end">
        {text.up}
      </text>
    </>
  )
})
