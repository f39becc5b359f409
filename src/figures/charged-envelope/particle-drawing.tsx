import { memo } from 'react'

const lipids = 20
const head = 8
const ring = 58
/** The particle as it begins, and the wall that it drifts to. */
const start = { x: 84, y: 92 } as const
const wall = { x: 262, top: 8, bottom: 176, step: 17 } as const

/** How far (units of the drawing) half of the gap in the wall reaches when all lipids are charged. */
const gap = 34

const near = (value: number) => value.toFixed(1)
const sign = (x: number, y: number, size: number) =>
  `M${near(x - size)} ${near(y)}h${2 * size}M${near(x)} ${near(y - size)}v${2 * size}`

interface ParticleDrawingProps {
  /** The share of the lipids that is charged. */
  share: number
  isSwallowed: boolean
  names: { wall: string; inside: string; blood: string }
}

/** A lipid particle with its RNA, and the wall of the endosome that it is in. */
export function ParticleDrawing({ share, isSwallowed, names }: ParticleDrawingProps) {
  const charged = Math.round(share * lipids)
  const open = isSwallowed ? share * gap : 0
  const x = start.x + (isSwallowed ? share * 92 : 0)
  const { y } = start
  const heads = Array.from({ length: Math.floor((wall.bottom - wall.top) / wall.step) }, (_, at) => {
    const own = wall.top + (at + 0.5) * wall.step
    // What lay in the gap has moved aside.
    const away = (own - y) / (y - wall.top)
    return y + Math.sign(away) * (open + Math.abs(away) * (y - wall.top - open))
  })
  const waves = isSwallowed ? Math.round(Math.max(share - 0.5, 0) * 20) : 0
  return (
    <>
      {isSwallowed && (
        <>
          {heads.map((own, at) => (
            <g key={at} transform={`translate(${wall.x} ${near(own)})`}>
              <circle className="watcher" r="7" />
              <path className="line" d="M-4 0h8" />
            </g>
          ))}
          <text className="faint" x="12" y="22">
            {names.wall}
          </text>
          <text className="faint" x="398" y="22">
            {names.inside}
          </text>
        </>
      )}
      {!isSwallowed && (
        <text className="faint" x="12" y="22">
          {names.blood}
        </text>
      )}
      <path
        className="accent"
        d={`M${near(x - 30)} ${y + 6}q8 -22 16 0t16 0t16 0t16 0${waves ? `H${wall.x}q8 -22 16 0${'t16 0'.repeat(waves - 1)}` : ''}`}
      />
      <g transform={`translate(${near(x)} ${y})`}>
        {Array.from({ length: lipids }, (_, at) => (
          // Charged ones lie as far from each other as they can.
          <Lipid key={at} at={at} isCharged={(at * 7) % lipids < charged} />
        ))}
      </g>
    </>
  )
}

/** A lipid of the ring, about the middle of the particle: it is drawn anew only when its charge changes. */
const Lipid = memo(function Lipid({ at, isCharged }: { at: number; isCharged: boolean }) {
  const angle = (2 * Math.PI * at) / lipids
  const [across, down] = [Math.cos(angle), Math.sin(angle)]
  const [own, high] = [ring * across, ring * down]
  return (
    <g>
      <path
        className="line"
        d={`M${near((ring - head) * across)} ${near((ring - head) * down)}L${near(36 * across)} ${near(36 * down)}`}
      />
      <circle className={isCharged ? 'fill' : 'ring'} cx={near(own)} cy={near(high)} r={head} />
      {isCharged && <path className="paperLine" d={sign(own, high, 4)} />}
    </g>
  )
})
