import { useMemo } from 'react'
import type { Language } from '../../i18n/language.ts'
import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import {
  courseMachine,
  CourseSchema,
  halfLifeOf,
  injectionsOf,
  limits,
  plans,
  shownDays,
} from './weekly-doses.machine.ts'
import { dosesOn, halfLives, shareLeft, week } from './weekly-doses.model.ts'
import { texts } from './weekly-doses.texts.ts'

const height = 316
const plot = { left: 40, right: 466, top: 44, bottom: 250 } as const
const most = 3
const across = (day: number) => plot.left + (day / shownDays) * (plot.right - plot.left)
const up = (doses: number) => plot.bottom - (doses / most) * (plot.bottom - plot.top)
const point = (day: number, doses: number) => `${across(day).toFixed(1)} ${up(doses).toFixed(1)}`

/** Sample points within a week, denser at the start where short half-lives fall steeply. */
const within = [0.002, 0.05, 0.15, 0.3, 0.5, 0.8, 1.2, 1.8, 2.6, 3.6, 4.7, 5.8] as const

function curveOf(halfLife: number, injections: readonly number[]): string {
  const points: string[] = []
  for (let start = 0; start < shownDays; start += week) {
    const before = dosesOn(start - 1e-9, halfLife, injections)
    points.push(point(start, before), point(start, dosesOn(start, halfLife, injections)))
    points.push(...within.map((after) => point(start + after, dosesOn(start + after, halfLife, injections))))
  }
  points.push(point(shownDays, dosesOn(shownDays - 1e-9, halfLife, injections)))
  return `M${points.join('L')}`
}

function spanOf(days: number, language: Language) {
  if (days < 0.01) return { unit: 'minutes', n: numberText(days * 24 * 60, language) } as const
  if (days < 1) return { unit: 'hours', n: numberText(days * 24, language, days < 0.2 ? 1 : 0) } as const
  return { unit: days === 1 ? 'day' : 'days', n: numberText(days, language) } as const
}

export function WeeklyDoses() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('weekly-doses', courseMachine, CourseSchema)
  const { settings: course, set } = figure
  const halfLife = halfLifeOf(course)
  const injections = useMemo(() => injectionsOf(course.plan), [course.plan])
  const curve = useMemo(() => curveOf(halfLife, injections), [halfLife, injections])
  const kept = shareLeft(week, halfLife) * 100
  const left = kept < 1 ? text.hardlyAny : percentText(numberText(kept, language), language)
  const { unit, n } = spanOf(halfLife, language)
  const molecule = halfLives[course.halfLife]?.molecule
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.left}>{left}</Reading>
          <Reading label={text.end}>
            {fill(text.endShown, { doses: numberText(dosesOn(shownDays - 1e-9, halfLife, injections), language, 2) })}
          </Reading>
          <Reading label={text.molecule} isSaid>
            {molecule ? text.molecules[molecule] : text.none}
          </Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.halfLife}
            value={course.halfLife}
            {...limits.halfLife}
            shown={fill(text.units[unit], { n })}
            spoken={fill(text.halfLifeSpoken, { own: fill(text.spokenUnits[unit], { n }), left })}
            onSet={(value) => set({ halfLife: value })}
          />
          <ChoiceControl
            label={text.plan}
            value={course.plan}
            choices={plans.map((value) => ({ value, text: text.plans[value] }))}
            onSet={(value) => set({ plan: value })}
          />
        </>
      }
    >
      <text x={plot.left} y="26">
        {text.up}
      </text>
      {[0, 1, 2, 3].map((doses) => (
        <g key={doses}>
          <path className="faintLine" d={`M${plot.left} ${up(doses)}H${plot.right}`} />
          <text className="faint" x={plot.left - 10} y={up(doses) + 5} textAnchor="end">
            {doses}
          </text>
        </g>
      ))}
      <path className="line" d={`M${plot.left} ${plot.top}V${plot.bottom}H${plot.right}`} />
      <path className="accent" d={curve} />
      {Array.from({ length: shownDays / week }, (_, at) => (at + 1) * week).map((day) => (
        <circle
          key={day}
          className="ring"
          cx={across(day).toFixed(1)}
          cy={up(dosesOn(day - 1e-9, halfLife, injections)).toFixed(1)}
          r="5"
        />
      ))}
      {[0, 2, 4, 6, 8, 10].map((at) => (
        <text key={at} className="faint" x={across(at * week)} y={plot.bottom + 22} textAnchor="middle">
          {at}
        </text>
      ))}
      <text className="faint" x={plot.right} y={height - 15} textAnchor="end">
        {text.across}
      </text>
      <circle className="ring" cx={plot.left + 5} cy={height - 20} r="5" />
      <text x={plot.left + 20} y={height - 15}>
        {text.due}
      </text>
    </FigureFrame>
  )
}
