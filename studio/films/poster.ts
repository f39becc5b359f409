import sharp from 'sharp'

/** Widths in pixels, and the small poster's byte budget. */
export function posterWidths(wide: boolean): readonly [number, number] {
  return wide ? [640, 1280] : [360, 720]
}

const budgets = { small: 22_000, large: 64_000 } as const

/** Best quality within the budget. `frame`: PNG. */
export async function makePoster(frame: Buffer, width: number, large: boolean): Promise<Buffer> {
  const budget = large ? budgets.large : budgets.small
  let last: Buffer | undefined
  for (const quality of [82, 74, 66, 58, 50, 42, 34, 26, 18]) {
    last = await sharp(frame)
      .resize({ width, kernel: 'lanczos3' })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer()
    if (last.length <= budget) return last
  }
  if (!last) throw new Error('No poster was made')
  return last
}
