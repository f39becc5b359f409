import type { Page } from '@playwright/test'

/**
 * Translates a page as browsers do (Chrome's "Translate this page", Lens): each text is taken out and stands in two `font`
 * elements of its own, and so does each that comes later; `lang` says another language. What says `translate="no"`, scripts,
 * and what is typed stay as they are. `mark` is put before each text, so that a test can tell what has been translated.
 */
export async function translatePage(page: Page, { language = 'de', mark = '' } = {}): Promise<void> {
  await page.evaluate(
    ({ language: to, mark: sign }) => {
      const kept = '[translate="no"], .notranslate, script, style, noscript, textarea, option, svg, head, font'
      const translate = (text: Text) => {
        const { parentElement: parent, data } = text
        if (!parent || !data.trim() || parent.closest(kept)) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
        inner.textContent = sign + data
        outer.append(inner)
        text.replaceWith(outer)
      }
      const translateAll = (root: Node) => {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const found: Text[] = root instanceof Text ? [root] : []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        found.forEach(translate)
      }
      const watch = () => {
        document.documentElement.lang = to
        translateAll(document.body)
        new MutationObserver((changes) => {
          for (const { addedNodes, target, type } of changes)
            if (type === 'characterData') translateAll(target)
            else addedNodes.forEach(translateAll)
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }
      watch()
    },
    { language, mark },
  )
}
