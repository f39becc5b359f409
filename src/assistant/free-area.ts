const covers = '[data-zed-panel], [data-reading-bar]'

/** Lower edge of the window's part that Zed's panel and the reading bar leave free beside, or above, a text. */
export function freeBottom({ left, right }: Pick<DOMRect, 'left' | 'right'>): number {
  const tops = [...document.querySelectorAll(covers)].flatMap((cover) => {
    const box = cover.getBoundingClientRect()
    return box.height > 0 && box.left < right && box.right > left ? [box.top] : []
  })
  return Math.min(innerHeight, ...tops)
}
