import type { Fault } from './walker.ts'

/** Faults of large words and placeholders. Runs in the page. */
export function wordFaults(): Fault[] {
  const faults: Fault[] = []
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1

  const headings = document.querySelectorAll('h1, h2, h3, h4, [data-scale]')
  for (const heading of headings) {
    if (!isSeen(heading)) continue
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Words may break at hyphens and dashes.
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        )
        if (lines.size > 1) faults.push({ control: heading.textContent, fault: `its word «${word}» is torn` })
      }
    }
  }

  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input, textarea)[placeholder]',
  )) {
    if (!isSeen(field) || field.value) continue
    // `font` is empty if the width is a percentage.
    const { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing } = getComputedStyle(field, '::placeholder')
    const { width: room, paddingLeft, paddingRight } = getComputedStyle(field)
    const probe = document.createElement('span')
    probe.textContent = field.placeholder
    probe.style.cssText = 'position: absolute; visibility: hidden; white-space: pre'
    Object.assign(probe.style, { fontFamily, fontSize, fontWeight, fontStretch, letterSpacing })
    document.body.append(probe)
    const { width } = probe.getBoundingClientRect()
    probe.remove()
    const inner = Number.parseFloat(room) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    if (width > inner + 1)
      faults.push({ control: field.placeholder, fault: `needs ${Math.ceil(width)} px and has ${Math.floor(inner)}` })
  }
  return faults
}
