import { memo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { BallSchema, ballMachine, limits } from './bouncing-foam.machine.ts'
import { heightAfter, heightAt, runners, soles } from './bouncing-foam.model.ts'
import { texts, type BallTexts } from './bouncing-foam.texts.ts'
import { useDrop } from './use-drop.ts'

const height = 400
const ground = 218
const metre = 176
const radius = 11

const percent = (value: number) => 292 + value * 13.2

function hops(returned: number, x: number): string {
  let at = x
  let path = `M${at} ${ground - metre}V${ground}`
  for (let bounce = 1; bounce <= 4; bounce++) {
    const rise = heightAfter(bounce, returned) * metre
    const wide = 8 + rise * 0.17
    // A quadratic Bézier peaks at half the height of its control point.
    path += `Q${(at + wide / 2).toFixed(1)} ${(ground - 2 * rise).toFixed(1)} ${(at + wide).toFixed(1)} ${ground}`
    at += wide
  }
  return path
}

export function BouncingFoam() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('bouncing-foam', ballMachine, BallSchema)
  const { returned } = figure.settings
  const { time, drop } = useDrop()
  const lanes = [
    { name: text.own, share: returned / 100, x: 34, isOwn: true },
    { name: text.usual, share: soles.usual, x: 182, isOwn: false },
    { name: text.super, share: soles.super, x: 330, isOwn: false },
  ]
  const third = Math.round(heightAfter(3, returned / 100) * 100)
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.rise}>{percentText(numberText(returned, language), language)}</Reading>
          <Reading label={text.heat}>{percentText(numberText(100 - returned, language), language)}</Reading>
          <Reading label={text.third}>{fill(text.heightShown, { cm: third })}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.returned}
            value={returned}
            {...limits}
            shown={fill(text.returnedShown, { share: returned })}
            spoken={fill(text.returnedSpoken, { own: returned, third, heat: 100 - returned })}
            onSet={(value) => figure.set({ returned: value })}
          />
          <p className="act">
            <button type="button" className="button" onClick={drop}>
              {text.drop}
            </button>
          </p>
        </>
      }
    >
      {[1, 0.5].map((level) => (
        <g key={level}>
          <path className="faintLine" d={`M14 ${ground - level * metre}H466`} />
          <text className="faint" x="128" y={ground - level * metre + 5} textAnchor="middle">
            {fill(text.heightShown, { cm: level * 100 })}
          </text>
        </g>
      ))}
      <path className="line" strokeWidth="3" d={`M14 ${ground}H466`} />
      {lanes.map(({ name, share, x, isOwn }) => {
        const y = ground - radius - (time === null ? heightAfter(0, share) : heightAt(time, share)) * (metre - radius)
        return (
          <g key={x}>
            <path className={isOwn ? 'accent' : 'line'} d={hops(share, x)} />
            <circle className={isOwn ? 'fill' : 'solid'} cx={x} cy={y.toFixed(1)} r={radius} />
            <text x={x - 12} y={ground + 21}>
              {name}
            </text>
            <text className="faint" x={x - 12} y={ground + 41}>
              {fill(text.returnedShown, { share: Math.round(share * 100) })}
            </text>
          </g>
        )
      })}
      <Runners text={text} />
    </FigureFrame>
  )
}

const Runners = memo(function Runners({ text }: { text: BallTexts }) {
  const groups = [
    { name: text.champions, ...runners.champions, y: 318 },
    { name: text.amateurs, ...runners.amateurs, y: 344 },
  ]
  return (
    <>
      <text x="14" y="292">
        {text.runners}
      </text>
      <path className="hair" d={`M${percent(0)} 302V374`} />
      {groups.map(({ name, lowest, highest, y }) => (
        <g key={y}>
          <path className="band" d={`M${percent(lowest).toFixed(1)} ${y}H${percent(highest).toFixed(1)}`} />
          <text x="14" y={y + 5}>
            {name}
          </text>
        </g>
      ))}
      <circle className="mark" cx={percent(runners.mean)} cy="368" r="6" />
      <text x="14" y="373">
        {text.mean}
      </text>
      {[-10, 0, 10].map((value) => (
        <text key={value} className="faint" x={percent(value)} y="393" textAnchor="middle">
          {value === 0 ? '0 %' : `${Math.abs(value)} % ${value < 0 ? text.worse : text.better}`}
        </text>
      ))}
    </>
  )
})
