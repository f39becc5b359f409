import type { Page } from '@playwright/test'

/**
 * Translates as browsers do (Chrome, Lens): wraps each text node in two `font` elements and changes `lang`. Skips
 * `translate="no"` unless `everything`. `mark` is prepended to each text.
 */
export async function translatePage(
  page: Page,
  { language = 'de', mark = '', everything = false } = {},
): Promise<void> {
  await page.evaluate(
    ({ language: to, mark: sign, everything: all }) => {
      const spared = 'script, style, noscript, textarea, option, svg, head, font'
      const kept = all ? spared : `[translate="no"], .notranslate, ${spared}`
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
    { language, mark, everything },
  )
}
