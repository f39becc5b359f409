/** Elements that handle clicks themselves. */
const controls = 'a, button, input, select, textarea, summary, label'

const selectedText = () => getSelection()?.toString() ?? ''

const titleLink = ':is(h2, h3, h4) a'

/** Forwards clicks on a `whole-link` to its title's link, unless they select text. Returns a cleanup function. */
export function followWholeLinks(): () => void {
  const ended = new AbortController()
  let selectedBefore = ''
  const press = () => (selectedBefore = selectedText())
  const selects = () => {
    const selected = selectedText()
    return selected !== '' && selected !== selectedBefore
  }
  const keep = (event: MouseEvent) => {
    const isPress = event.isTrusted && event.detail > 0
    if (
      !isPress ||
      !(event.target instanceof Element) ||
      !event.target.closest(`.whole-link ${titleLink}, .title-link`)
    )
      return
    if (!selects()) return
    event.preventDefault()
    // A click that selects text must not follow the link.
    event.stopPropagation()
  }
  const follow = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest(controls)) return
    const link = target.closest('.whole-link')?.querySelector<HTMLAnchorElement>(titleLink)
    if (!link || selects()) return
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }))
  }
  addEventListener('pointerdown', press, { capture: true, passive: true, signal: ended.signal })
  addEventListener('click', keep, { capture: true, signal: ended.signal })
  addEventListener('click', follow, { signal: ended.signal })
  return () => ended.abort()
}
