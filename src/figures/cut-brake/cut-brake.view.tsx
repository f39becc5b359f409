import { useLanguage } from '../../i18n/language-context.tsx'
import { RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill, numberText, percentText } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { bloodFrom, limits, marrowMachine, MarrowSchema } from './cut-brake.machine.ts'
import { pairsOf, safeOfHundred } from './cut-brake.model.ts'
import { texts } from './cut-brake.texts.ts'

const height = 352
const marrow = { left: 32, top: 58, columns: 4, step: 36, cells: 20 } as const
const blood = { left: 258, top: 48, columns: 10, step: 22, cells: 100 } as const
const bar = { left: 14, right: 466, top: 296 } as const

const round = 'm-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0m5.5 0a3 3 0 1 1 6 0a3 3 0 1 1-6 0'
const sickles = ['m-9 5q9-16 18 0q-9-6-18 0', 'm-9-5q9 16 18 0q-9 6-18 0', 'm5-9q-16 9 0 18q-6-9 0-18']

const place = (grid: typeof marrow | typeof blood, at: number) =>
  `M${grid.left + (at % grid.columns) * grid.step} ${grid.top + Math.floor(at / grid.columns) * grid.step}`

export function CutBrake() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('cut-brake', marrowMachine, MarrowSchema)
  const { settings, set } = figure
  const { edited, fetal } = settings
  const found = bloodFrom(settings)
  const percent = (share: number) => numberText(share * 100, language)
  const safe = safeOfHundred(found)
  const cells = Array.from({ length: blood.cells }, (_, at) => ({ at, isSafe: (at * 37) % blood.cells < safe }))
  const stem = Array.from({ length: marrow.cells }, (_, at) => ({
    at,
    isEdited: (at * 7) % marrow.cells < (edited / 100) * marrow.cells,
  }))
  const pairs = pairsOf(fetal / 100)
  const parts = [
    { name: 'sickle', look: 'solid', from: 0, x: bar.left, anchor: 'start' },
    { name: 'mixed', look: 'watcher', from: pairs.sickle, x: 258, anchor: 'middle' },
    { name: 'fetal', look: 'fill', from: pairs.sickle + pairs.mixed, x: bar.right, anchor: 'end' },
  ] as const
  const wide = bar.right - bar.left
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      reading={
        <>
          <Reading label={text.safe}>{fill(text.safeShown, { safe })}</Reading>
          <Reading label={text.inBlood}>{percentText(percent(found.fetal), language)}</Reading>
          <Reading label={text.fromEdited}>{percentText(percent(found.edited), language)}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.edited}
            value={edited}
            {...limits.edited}
            shown={fill(text.editedShown, { share: edited })}
            spoken={fill(text.editedSpoken, { own: edited, safe })}
            onSet={(value) => set({ edited: value })}
          />
          <RangeControl
            label={text.fetal}
            value={fetal}
            {...limits.fetal}
            shown={fill(text.fetalShown, { share: fetal })}
            spoken={fill(text.fetalSpoken, { own: fetal, safe })}
            onSet={(value) => set({ fetal: value })}
          />
        </>
      }
    >
      <text className="faint" x="14" y="24">
        {text.marrow}
      </text>
      <text className="faint" x={blood.left - 10} y="24">
        {text.blood}
      </text>
      {stem.map(({ at, isEdited }) => (
        <circle
          key={at}
          className={isEdited ? 'fill' : 'ring'}
          cx={marrow.left + (at % marrow.columns) * marrow.step}
          cy={marrow.top + Math.floor(at / marrow.columns) * marrow.step}
          r="13"
        />
      ))}
      <path className="line" d="M180 130h42m-10 -8l10 8l-10 8" />
      <path
        className="fill"
        fillRule="evenodd"
        d={cells
          .filter(({ isSafe }) => isSafe)
          .map(({ at }) => place(blood, at) + round)
          .join('')}
      />
      <path
        className="solid"
        d={cells
          .filter(({ isSafe }) => !isSafe)
          .map(({ at }) => place(blood, at) + sickles[at % 3])
          .join('')}
      />
      <text className="faint" x={bar.left} y={bar.top - 10}>
        {text.molecules}
      </text>
      {parts.map(({ name, look, from, x, anchor }) => (
        <g key={name}>
          <rect
            className={look}
            x={(bar.left + from * wide).toFixed(1)}
            y={bar.top}
            width={(pairs[name] * wide).toFixed(1)}
            height="20"
          />
          <text x={x} y={bar.top + 42} textAnchor={anchor}>
            {fill(text.pairs[name], { share: percent(pairs[name]) })}
          </text>
        </g>
      ))}
    </FigureFrame>
  )
}
