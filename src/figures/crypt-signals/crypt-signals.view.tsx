import { useMemo } from 'react'
import { useLanguage } from '../../i18n/language-context.tsx'
import { ChoiceControl, RangeControl } from '../figure-controls.tsx'
import { FigureFrame, Reading } from '../figure-frame.tsx'
import { fill } from '../figure-text.ts'
import { useFigure } from '../use-figure.ts'
import { kindsIn, organoidMachine, OrganoidSchema, panethOf, shareLimits } from './crypt-signals.machine.ts'
import { broths, budsOf, cells, wntOn, type Kind } from './crypt-signals.model.ts'
import { texts } from './crypt-signals.texts.ts'

const height = 344
const centre = { x: 168, y: 172 } as const
const wall = { inside: 78, thick: 36, bulge: 50 } as const
const touch = 36

const looks: Record<Kind, string> = { paneth: 'fill', stem: 'solid', dividing: 'watcher', absorbing: 'ring' }
const signs = ['paneth', 'stem', 'dividing', 'absorbing'] as const

function at(place: number, radius: number): { x: number; y: number } {
  const angle = (2 * Math.PI * place) / cells - Math.PI / 2
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) }
}
const point = (place: number, radius: number) => {
  const { x, y } = at(place, radius)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

export function CryptSignals() {
  const { language } = useLanguage()
  const text = texts[language]
  const figure = useFigure('crypt-signals', organoidMachine, OrganoidSchema)
  const { settings: organoid, set } = figure
  const { share, broth } = organoid
  const { kinds, radii } = useMemo(() => {
    const paneth = panethOf(organoid)
    const wnt = Array.from({ length: cells }, (_, cell) => Math.min(wntOn(cell, paneth, organoid.share / 100), 1))
    // The wall stays round where no buds can form.
    const least = organoid.broth === 'usual' ? Math.min(...wnt) : 1
    return {
      kinds: kindsIn(organoid),
      radii: wnt.map((own) => wall.inside + wall.bulge * Math.max(own - least, 0)),
    }
  }, [organoid])
  const count = (kind: Kind) => kinds.filter((one) => one === kind).length
  const buds = budsOf(kinds)
  const stem = count('stem')
  const edge = (cell: number) => ((radii.at(cell % cells) ?? 0) + (radii.at((cell + 1) % cells) ?? 0)) / 2
  return (
    <FigureFrame
      figure={figure}
      texts={text}
      height={height}
      isWorked
      reading={
        <>
          <Reading label={text.buds} isSaid>
            {buds}
          </Reading>
          <Reading label={text.stem}>{stem}</Reading>
          <Reading label={text.absorbing}>{count('absorbing')}</Reading>
        </>
      }
      controls={
        <>
          <RangeControl
            label={text.share}
            value={share}
            {...shareLimits}
            shown={fill(text.shareShown, { share })}
            spoken={fill(text.shareSpoken, { own: share, buds, stem })}
            onSet={(value) => set({ share: value })}
          />
          <ChoiceControl
            label={text.broth}
            value={broth}
            choices={broths.map((value) => ({ value, text: text.broths[value] }))}
            onSet={(value) => set({ broth: value })}
          />
        </>
      }
    >
      {kinds.map((kind, cell) => {
        const [before, after] = [edge(cell + cells - 1), edge(cell)]
        const own = radii[cell] ?? 0
        const { x, y } = at(cell, own + wall.thick / 2)
        return (
          <g key={cell}>
            <path
              className={looks[kind]}
              d={`M${point(cell - 0.46, before)}Q${point(cell, own)} ${point(cell + 0.46, after)}L${point(cell + 0.46, after + wall.thick)}Q${point(cell, own + wall.thick + 4)} ${point(cell - 0.46, before + wall.thick)}Z`}
            />
            {(kind === 'paneth' || kind === 'absorbing') && (
              <circle
                className={kind === 'paneth' ? 'paper' : 'solid'}
                cx={x.toFixed(1)}
                cy={y.toFixed(1)}
                r={kind === 'paneth' ? 6 : 4}
              />
            )}
          </g>
        )
      })}
      {signs.map((kind, row) => (
        <g key={kind}>
          <rect className={looks[kind]} x="342" y={72 + row * 52} width="24" height="24" />
          {(kind === 'paneth' || kind === 'absorbing') && (
            <circle
              className={kind === 'paneth' ? 'paper' : 'solid'}
              cx="354"
              cy={84 + row * 52}
              r={kind === 'paneth' ? 6 : 4}
            />
          )}
          <text x="374" y={89 + row * 52}>
            {text.kinds[kind]}
          </text>
        </g>
      ))}
      {kinds.map((kind, cell) => {
        const { x, y } = at(cell, (radii[cell] ?? 0) + wall.thick / 2)
        return (
          <foreignObject
            key={cell}
            x={(x - touch / 2).toFixed(1)}
            y={(y - touch / 2).toFixed(1)}
            width={touch}
            height={touch}
          >
            <input
              type="checkbox"
              className="cell"
              aria-label={fill(text.cell, { cell: cell + 1 })}
              checked={kind === 'paneth'}
              onChange={() => set({ paneth: organoid.paneth ^ (1 << cell) })}
            />
          </foreignObject>
        )
      })}
    </FigureFrame>
  )
}
