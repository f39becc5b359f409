import type { Locator, Page } from '@playwright/test'

/** Pixels that change by at least 3:1 on focus, relative to the area of a ring 2 px wide around the control. */
export async function ringOf(control: Locator, canvas: Page): Promise<number> {
  const page = control.page()
  await control.evaluate((element) => {
    // Keyboard focus; sticky elements cover the top and the bottom of the viewport.
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
  })
  const box = await control.evaluate((element) => {
    // A radio button is drawn by the text beside it.
    const shown = getComputedStyle(element).opacity === '0' ? (element.nextElementSibling ?? element) : element
    const { x, y, width, height } = shown.getBoundingClientRect()
    return { x, y, width, height }
  })
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
  const seen = async () => (await page.screenshot({ clip, animations: 'disabled' })).toString('base64')
  const focused = await seen()
  await control.blur()
  const plain = await seen()
  const changed = await canvas.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image()
          image.src = `data:image/png;base64,${picture}`
          await image.decode()
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
          context?.drawImage(image, 0, 0)
          return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
        }),
      )
      const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const light = (data: Uint8ClampedArray | undefined, at: number) =>
        0.2126 * linear(data?.[at] ?? 0) + 0.7152 * linear(data?.[at + 1] ?? 0) + 0.0722 * linear(data?.[at + 2] ?? 0)
      let count = 0
      for (let at = 0; at < (one?.length ?? 0); at += 4) {
        const [a, b] = [light(one, at), light(other, at)]
        if ((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 3) count += 1
      }
      return count
    },
    [focused, plain],
  )
  return changed / (2 * 2 * (box.width + box.height))
}
