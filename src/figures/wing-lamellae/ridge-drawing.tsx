import { layers, layerThickness, type Wing } from './wing-lamellae.model.ts'

const unit = 0.132
const foot = 296
const trunk = 142

/** Cross section of a ridge, to scale, with the two interfering rays. */
export function RidgeDrawing({
  wing: { spacing, tilt, filling },
  colour,
  texts,
}: {
  wing: Wing
  colour: string
  texts: { detour: string; scale: string }
}) {
  const step = spacing * unit
  const thick = layerThickness * unit
  const tops = Array.from({ length: layers }, (_, at) => Math.round((foot - 20 - at * step) * 10) / 10)
  const last = tops.at(-1) ?? foot
  const [upper = 0, lower = 0] = [tops[5], tops[4]]
  // Rays keep their angle in air; between layers they are really steeper.
  const slope = Math.tan((Math.min(tilt, 60) * Math.PI) / 180)
  const ray = (x: number, y: number, side: number) => {
    // Oblique rays end before the butterfly.
    const rise = Math.min(y - 14, 60 / (slope || 1e-9))
    return `M${x} ${y}L${(x + side * rise * slope).toFixed(1)} ${(y - rise).toFixed(1)}`
  }
  const apart = slope === 0 ? 12 : 0
  const echo = (x: number, y: number) => `${ray(x, y, -1)}${ray(x + apart, y, 1)}M${x} ${y}h${apart}`
  return (
    <g>
      {filling === 'alcohol' && <rect x="36" y={last - 12} width="212" height={foot - last + 12} className="pale" />}
      <path className="solid" d={`M${trunk - 5} ${last - 8}H${trunk + 5}L${trunk + 9} ${foot}H${trunk - 9}Z`} />
      {tops.map((top, at) => {
        const half = 88 - at * 5
        return (
          <rect
            key={top}
            className="solid"
            x={trunk - half}
            y={top}
            width={half * 2}
            height={thick}
            opacity={at === 4 || at === 5 ? 1 : 0.45}
          />
        )
      })}
      <rect className="solid" x="36" y={foot} width="212" height="5" />
      <g fill="none" stroke={colour} strokeWidth="3">
        <path d={echo(trunk + 30, upper)} />
        <path d={echo(trunk + 58, lower)} strokeDasharray="7 4" />
      </g>
      <path className="line" d={`M40 ${upper}V${lower}M34 ${upper}H46M34 ${lower}H46`} />
      <text x="14" y={upper - 8}>
        {texts.detour}
      </text>
      <path className="line" d={`M36 ${foot + 21}h${200 * unit}m0 -4v8m${-200 * unit} 0v-8`} />
      <text className="faint" x={44 + 200 * unit} y={foot + 25}>
        {texts.scale}
      </text>
    </g>
  )
}
