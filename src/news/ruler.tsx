import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { useMemo, type FocusEvent, type KeyboardEvent } from 'react'
import { axisStops, axisTicks, placeMarks, type PlacedMark, type RulerMark } from './ruler-axis.ts'
import styles from './ruler.module.css'

const tickLength = { decade: 22, half: 13, unit: 8 } as const
/** Percent in hundredths, as in `Lines`. */
const along = (x: number) => Math.round(x * 100)
/** Relative steps compress well. */
const ticks = axisTicks()
  .map(({ x, rank }, index, all) => {
    const before = all[index - 1]
    const step = before ? `m${along(x) - along(before.x)}-${tickLength[before.rank]}` : `M${along(x)} 0`
    return `${step}v${tickLength[rank]}`
  })
  .join('')

const dotsAt = 32

export interface RulerProps {
  marks: readonly RulerMark[]
  sizes: readonly string[]
}

/** Links to articles by their subject's size. Displaced marks have a line to their position. */
export function Ruler({ marks, sizes }: RulerProps) {
  const { i18n } = useLingui()
  const placed = useMemo(() => placeMarks(marks), [marks])
  return (
    <nav className={styles['ruler']} aria-label={i18n._('ruler_title')} onKeyDown={moveBetweenMarks} onFocus={showName}>
      <a className={`skip-link ${styles['skip']}`} href="#home-articles">
        {i18n._('ruler_skip')}
      </a>
      <div className={styles['strip']}>
        <p className={styles['caption']} aria-hidden="true">
          {i18n._('ruler_title')}
        </p>
        <p className={styles['hint']} aria-hidden="true">
          {i18n._('ruler_hint')}
        </p>
        <div className={styles['window']}>
          <div className={styles['axis']}>
            <div className={styles['stops']} aria-hidden="true">
              {axisStops(sizes).map((landmarks, decade) => (
                <i key={decade}>
                  {landmarks.map(({ size, message }) => (
                    <span key={message} className={styles['landmark']}>
                      <span className={`mono ${styles['size']}`}>{size}</span>
                      {i18n._(message)}
                    </span>
                  ))}
                </i>
              ))}
            </div>
            <svg className={styles['drawing']} width="100%" height="100%">
              <g aria-hidden="true">
                <Lines look="ticks" path={ticks} />
                <Lines
                  look="leaders"
                  path={placed.map(({ at, x }) => `M${along(at)} 0l${along(x) - along(at)} ${dotsAt}`).join('')}
                />
              </g>
              {placed.map((mark) => (
                <Mark
                  key={mark.id}
                  mark={mark}
                  name={mark.scaleText ? `${mark.title}, ${mark.scaleText}` : mark.title}
                />
              ))}
            </svg>
          </div>
        </div>
      </div>
    </nav>
  )
}

/** Axis lines as one path; x in hundredths of a percent, y in px. */
function Lines({ look, path }: { look: 'ticks' | 'leaders'; path: string }) {
  return (
    <svg
      className={styles['place']}
      width="100%"
      height={dotsAt}
      viewBox={`0 0 10000 ${dotsAt}`}
      preserveAspectRatio="none"
    >
      <path className={styles[look]} d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A mark's link: 24 by 32 px, with a label on hover or focus. */
function Mark({ mark: { id, inks, x }, name }: { mark: PlacedMark; name: string }) {
  const anchor = x < 35 ? 'start' : x < 65 ? 'middle' : 'end'
  return (
    <Link
      to="/news-single/$id"
      params={{ id }}
      className={styles['mark']}
      aria-label={name}
      data-ruler-mark=""
      data-pair={inks.length > 1 || undefined}
    >
      <rect className={styles['target']} x={per(x)} y={dotsAt - 20} width="24" height="32" />
      {inks.map((ink) => (
        <circle key={ink} data-ink={ink} cx={per(x)} cy={dotsAt} r={inks.length === 1 ? 7.5 : 6.5} />
      ))}
      {/* HTML text can wrap; SVG text can't. */}
      <foreignObject className={styles['name']} data-anchor={anchor} x={per(x)} y={dotsAt + 17} width="1" height="36">
        <div>
          <span>{name}</span>
        </div>
      </foreignObject>
    </Link>
  )
}

/** Formats a percentage identically on server and client. */
function per(x: number): string {
  return `${x.toFixed(2)}%`
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Keyboard only: under a finger the mark would move away. */
function showName({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(':focus-visible')) return
  target.querySelector('foreignObject span')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function moveBetweenMarks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const marks = [...event.currentTarget.querySelectorAll<SVGAElement>('[data-ruler-mark]')]
  const index = marks.findIndex((mark) => mark === document.activeElement)
  if (index < 0) return
  event.preventDefault()
  marks[step(index, marks.length)]?.focus()
}
