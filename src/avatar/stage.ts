/** The one place of the visit where Zed is drawn. Engines mount into `host`; only the host ever moves. */
export interface Stage {
  readonly host: HTMLElement
  /** Shows Zed in `slot`, an element of the open panel. */
  showIn(slot: Element): void
  /** Hides Zed and gives the host back to the page's body. */
  returnToBody(): void
}

/**
 * Moves a node without re-creating what it holds. `moveBefore` keeps a canvas, its context and its animations whole;
 * it refuses nodes that are not in the document, and older browsers lack it: there a plain move serves.
 */
function move(node: Element, parent: Element): void {
  if (node.parentElement === parent) return
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function' && node.isConnected && parent.isConnected) {
    parent.moveBefore(node, null)
    return
  }
  parent.append(node)
}

/** Makes the host (`div#zed-stage`), hidden in the body. It is a picture of what the panel says in words, so it is
 * kept out of the tab order and the accessibility tree for good. */
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
