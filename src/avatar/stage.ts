/** Element in which engines draw Zed. Engines mount into `host`; later only the host moves. */
export interface Stage {
  readonly host: HTMLElement
  showIn(slot: Element): void
  returnToBody(): void
}

/** `moveBefore` keeps canvas and animations, but throws for detached nodes and is missing in older browsers. */
function move(node: Element, parent: Element): void {
  if (node.parentElement === parent) return
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function' && node.isConnected && parent.isConnected) {
    parent.moveBefore(node, null)
    return
  }
  parent.append(node)
}

/** Creates the host (`div#zed-stage`), hidden from keyboard and screen readers: the panel says the same in words. */
export function createStage(document: Document): Stage {
  const host = document.createElement('div')
  host.id = 'zed-stage'
  host.hidden = true
  host.inert = true
  host.setAttribute('aria-hidden', 'true')
  document.body.append(host)
  return {
    host,
    showIn(slot) {
      move(host, slot)
      host.hidden = false
    },
    returnToBody() {
      host.hidden = true
      move(host, document.body)
    },
  }
}
