/** The address that a style sheet of the build begins with (vite/inlined-styles-plugin.ts). */
const sheetAddress = /\/\*(\/assets\/[^*]+\.css)\*\//g

/**
 * Names the style sheets that the page was sent with as links, which Vite's loader looks for before it fetches a sheet.
 * A link that is disabled is not fetched by the browser.
 */
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
