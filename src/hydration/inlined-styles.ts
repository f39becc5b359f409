/** Comment with the address of an inlined style sheet (vite/inlined-styles-plugin.ts). */
const sheetAddress = /\/\*(\/assets\/[^*]+\.css)\*\//g

/** Adds disabled links for inlined style sheets: Vite's loader then skips them, and the browser doesn't load them. */
export function nameInlinedStyles(): void {
  for (const { textContent } of document.querySelectorAll('head style')) {
    for (const [, href = ''] of (textContent ?? '').matchAll(sheetAddress)) {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.setAttribute('disabled', '')
      link.href = href
      document.head.append(link)
    }
  }
}
