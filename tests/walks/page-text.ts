import type { Page } from '@playwright/test'
import type { Fault } from './walker.ts'

/** Minimum size in px of the display face, which is for titles: smaller accents and signs are unreadable. */
const leastOfDisplay = 17
/** Minimum size in px of any text, also in drawings. */
const leastOfText = 13
const leastInDrawings = 12

/** Includes placeholders and generated content. */
export function smallTextsOf(page: Page): Promise<Fault[]> {
  return page.evaluate(
    ([display, text, drawing]) => {
      const faults: Fault[] = []
      // Lays out distant content, too.
      const near = new CSSStyleSheet()
      near.replaceSync('* { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(near)

      const scaleOf = (element: Element) => {
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null
        return matrix ? Math.hypot(matrix.a, matrix.b) : 1
      }
      const isShown = (element: Element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
        if (element.closest('noscript, script, style')) return false
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).clipPath === 'inset(50%)') return false
        return true
      }
      const look = (element: Element, words: string, style: CSSStyleDeclaration) => {
        const size = Number.parseFloat(style.fontSize) * scaleOf(element)
        const isDrawn = element instanceof SVGElement
        const add = (fault: string) => {
          const at = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class') ?? '')}`
          faults.push({ control: `«${words.trim().slice(0, 40)}» in ${at}`, fault })
        }
        // Tolerates rounding of a drawing's scale.
        const least = (isDrawn ? drawing : text) - 0.05
        if (size < least) add(`is ${size.toFixed(1)} px`)
        if (/^["']?Anybody/.test(style.fontFamily) && size < display - 0.05)
          add(`is set in the display face at ${size.toFixed(1)} px`)
      }

      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement
        if (!element || !node.nodeValue?.trim() || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { width, height } = range.getBoundingClientRect()
        if (width > 1 && height > 1) look(element, node.nodeValue, getComputedStyle(element))
      }
      for (const field of document.querySelectorAll('input, textarea, select'))
        if (isShown(field) && !/checkbox|radio|range|hidden/.test(field.getAttribute('type') ?? ''))
          look(field, field.getAttribute('placeholder') ?? field.tagName, getComputedStyle(field))
      for (const element of document.querySelectorAll('body *'))
        for (const part of ['::before', '::after'] as const) {
          const style = getComputedStyle(element, part)
          const words = /"([^"]*\p{Letter}[^"]*)"/u.exec(style.content)?.[1]
          if (words && isShown(element)) look(element, words, style)
        }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== near)
      return faults
    },
    [leastOfDisplay, leastOfText, leastInDrawings] as const,
  )
}
