/** Elements that handle clicks themselves. */
const controls = 'a, button, input, select, textarea, summary, label'

const selectedText = () => getSelection()?.toString() ?? ''

/** Forwards clicks on a `whole-link` to its title's link, unless text is selected. Returns a cleanup function. */
export function followWholeLinks(): () => void {
  const ended = new AbortController()
  let selectedBefore = ''
  const press = () => (selectedBefore = selectedText())
  const follow = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(controls)) return
    const link = target.closest('.whole-link')?.querySelector<HTMLAnchorElement>(':is(h2, h3, h4) a')
    const selected = selectedText()
    if (!link || (selected !== '' && selected !== selectedBefore)) return
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
  }
  addEventListener('pointerdown', press, { capture: true, passive: true, signal: ended.signal })
  addEventListener('click', follow, { signal: ended.signal })
  return () => ended.abort()
}
