import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { colourOf, cssColour } from '../colour.model.ts'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { RidgeDrawing } from './ridge-drawing.tsx'
import { limits, WingSchema, wingMachine } from './wing-lamellae.machine.ts'
import { detour, fillings, wingColour, wingColourName, wingReflectance, type Wing } from './wing-lamellae.model.ts'
import { texts } from './wing-lamellae.texts.ts'

/** Plot area: 380 to 740 nm across, 0 to 1 upward. */
const plot = { left: 262, right: 468, top: 206, bottom: 296, from: 380, to: 740 } as const
const across = (nm: number) => plot.left + ((nm - plot.from) / (plot.to - plot.from)) * (plot.right - plot.left)

const rainbow = Array.from({ length: 10 }, (_, at) => {
  const nm = plot.from + ((plot.to - plot.from) * at) / 9
  // The color matching fit doesn't cover the ends of the spectrum, where the eye sees little.
  const seen = Math.min(Math.max(nm, 410), 660)
  return cssColour(colourOf((one) => Math.exp(-(((seen - one) / 14) ** 2)), nm === seen ? 0.85 : 0.35))
})

function curve(wing: Wing): string {
  const points: string[] = []
  for (let nm = plot.from; nm <= plot.to; nm += 6) {
    const height = wingReflectance(wing, nm) * (plot.bottom - plot.top)
    points.push(`${across(nm).toFixed(0)} ${(plot.bottom - height).toFixed(1)}`)
  }
  return `M${points.join('L')}`
}

const foreWing = 'M2 -8C14 -52 52 -74 96 -70C101 -50 88 -18 62 -2C40 8 18 6 2 0Z'
const hindWing = 'M2 2C20 4 46 4 62 12C72 30 62 56 42 62C22 62 8 34 2 12Z'
const veins = 'M4 -6C30 -22 60 -42 90 -62M4 -5C34 -14 62 -24 86 -36M4 6C24 14 44 22 60 36M4 8C18 22 30 38 38 56'

export function WingLamellae() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('wing-lamellae', wingMachine, WingSchema)
  const { settings: wing, set } = figure
  const shown = useMemo(
    () => ({
      colour: cssColour(wingColour(wing)),
      name: wingColourName(wing),
      curve: curve(wing),
      peak: Math.round(detour(wing)),
    }),
    [wing],
  )
  const { peak } = shown
  const colour = text.colours[shown.name]
  const isSeen = peak >= plot.from && peak <= plot.to
  const share = Math.round(wingReflectance(wing, peak) * 100)
  const spoken = (own: number, words: string) => fill(words, { own, nm: peak, colour })
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={330}
      reading={
        <>
          <Reading label={text.inStep}>{fill(text.spacingShown, { nm: peak })}</Reading>
          <Reading label={text.wing}>{colour}</Reading>
          <Reading label={text.share}>{percentText(numberText(share, language), language)}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.spacing}
            value={wing.spacing}
            {...limits.spacing}
            shown={fill(text.spacingShown, { nm: wing.spacing })}
            spoken={spoken(wing.spacing, text.spokenLength)}
            onSet={(spacing) => set({ spacing })}
          />
          <RangeControl
            label={text.tilt}
            value={wing.tilt}
            {...limits.tilt}
            shown={fill(text.tiltShown, { degrees: wing.tilt })}
            spoken={spoken(wing.tilt, text.spokenAngle)}
            onSet={(tilt) => set({ tilt })}
          />
          <ChoiceControl
            label={text.filling}
            value={wing.filling}
            choices={fillings.map((value) => ({ value, text: text.fillings[value] }))}
            onSet={(filling) => set({ filling })}
          />
        </>
      }
    >
      <defs>
        <linearGradient id="wing-rainbow">
          {rainbow.map((stop, at) => (
            <stop key={at} offset={(at / 9).toFixed(2)} stopColor={stop} />
          ))}
        </linearGradient>
      </defs>
      <RidgeDrawing wing={wing} colour={shown.colour} texts={text} />
      <g transform="translate(365 100)" fill={shown.colour}>
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`}>
            <path d={foreWing} />
            <path d={hindWing} />
            <path className="darkLine" strokeWidth="6" strokeLinejoin="round" d={foreWing + hindWing} />
            <path className="darkLine" strokeWidth="1.5" d={veins} />
          </g>
        ))}
        <path className="dark" d="M0 -18C6 -10 5 30 0 46C-5 30 -6 -10 0 -18Z" />
        <path className="line" d="M0 -14C6 -34 12 -42 20 -48M0 -14C-6 -34 -12 -42 -20 -48" />
      </g>
      <path
        d={`${shown.curve}L${plot.right} ${plot.bottom}L${plot.left} ${plot.bottom}Z`}
        fill="url(#wing-rainbow)"
        opacity="0.9"
      />
      <path className="line" d={shown.curve} />
      <path className="hair" d={`M${plot.left} ${plot.bottom}H${plot.right}`} />
      {isSeen && <path className="line dashed" d={`M${across(peak).toFixed(1)} ${plot.top - 4}V${plot.bottom + 6}`} />}
      {[400, 500, 600, 700].map((nm) => (
        <text key={nm} className="faint" x={across(nm)} y={plot.bottom + 20} textAnchor="middle">
          {nm}
        </text>
      ))}
    </FigureFrame>
  )
}
