/** Element in which engines draw Zed. Engines mount into `host`; later only the host moves. */
export interface Stage {
  readonly host: HTMLElement
  /** Moves Zed into an element of the open panel. */
  showIn(slot: Element): void
  /** Hides Zed and returns the host to the body. */
  returnToBody(): void
}

/**
 * Moves a node without resetting it. `moveBefore` keeps canvas, context, and animations, but throws for detached nodes
 * and is missing in older browsers, which get a plain move.
 */
function move(node: Element, parent: Element): void {
  if (node.parentElement === parent) return
  if ('moveBefore' in parent && typeof parent.moveBefore === 'function' && node.isConnected && parent.isConnected) {
    parent.moveBefore(node, null)
    return
  }
  parent.append(node)
}

/**
 * Creates the hidden host (`div#zed-stage`). Out of the tab order and the accessibility tree: the panel says the same
 * in words.
 */
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
