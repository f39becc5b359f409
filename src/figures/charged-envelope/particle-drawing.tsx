const lipids = 20
const head = 8
const ring = 58
const start = { x: 84, y: 92 } as const
const wall = { x: 262, top: 8, bottom: 176, step: 17 } as const

/** Half width of the gap in the wall (drawing units); not a measured value. */
const gap = 7
/** Each strand represents 1 %. */
const strands = 100

const near = (value: number) => value.toFixed(1)
const disc = (x: number, y: number, radius: number) =>
  `M${near(x - radius)} ${near(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
const sign = (x: number, y: number, size: number) =>
  `M${near(x - size)} ${near(y)}h${2 * size}M${near(x)} ${near(y - size)}v${2 * size}`

const ringOfLipids = Array.from({ length: lipids }, (_, at) => {
  const angle = (2 * Math.PI * at) / lipids
  return { across: Math.cos(angle), down: Math.sin(angle), order: (at * 7) % lipids }
})
const tails = ringOfLipids
  .map(
    ({ across, down }) =>
      `M${near((ring - head) * across)} ${near((ring - head) * down)}L${near(36 * across)} ${near(36 * down)}`,
  )
  .join('')

const strand = (x: number, y: number) => `M${near(x - 2.3)} ${near(y - 0.9)}h4.6v1.8h-4.6z`

const strandsInside = Array.from({ length: strands }, (_, at) => {
  const distance = 35 * Math.sqrt((at + 0.5) / strands)
  const angle = at * Math.PI * (3 - Math.sqrt(5))
  return strand(distance * Math.cos(angle), distance * Math.sin(angle))
})

const discs = (those: typeof ringOfLipids) =>
  those.map(({ across, down }) => disc(ring * across, ring * down, head)).join('')

interface ParticleDrawingProps {
  share: number
  escaped: number
  isSwallowed: boolean
  names: { wall: string; inside: string; blood: string }
}

export function ParticleDrawing({ share, escaped, isSwallowed, names }: ParticleDrawingProps) {
  const charged = Math.round(share * lipids)
  const out = Math.round(escaped * strands)
  const open = out > 0 ? gap : 0
  const x = start.x + (isSwallowed ? share * 92 : 0)
  const { y } = start
  const heads = Array.from({ length: Math.floor((wall.bottom - wall.top) / wall.step) }, (_, at) => {
    const own = wall.top + (at + 0.5) * wall.step
    const away = (own - y) / (y - wall.top)
    return y + Math.sign(away) * (open + Math.abs(away) * (y - wall.top - open))
  })
  const bearing = ringOfLipids.filter(({ order }) => order < charged)
  const uncharged = ringOfLipids.filter(({ order }) => order >= charged)
  return (
    <>
      {isSwallowed && (
        <>
          <path className="watcher" d={heads.map((own) => disc(wall.x, own, 7)).join('')} />
          <path className="line" d={heads.map((own) => `M${wall.x - 4} ${near(own)}h8`).join('')} />
          <text className="faint" x="12" y="22">
            {names.wall}
          </text>
          <text className="faint" x="394" y="22">
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
        className="fill"
        d={Array.from({ length: out }, (_, at) => strand(wall.x + 34 + at * 30, y - 6 + at * 16)).join('')}
      />
      <g transform={`translate(${near(x)} ${y})`}>
        <path className="fill" d={strandsInside.slice(0, strands - out).join('')} />
        <path className="line" d={tails} />
        <path className="ring" d={discs(uncharged)} />
        <path className="fill" d={discs(bearing)} />
        <path
          className="paperLine"
          d={bearing.map(({ across, down }) => sign(ring * across, ring * down, 4)).join('')}
        />
      </g>
    </>
  )
}
