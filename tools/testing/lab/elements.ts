/** Creates an element; `on…` attributes are listeners. */
export function html<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | boolean | ((event: Event) => void)> = {},
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  return fill(document.createElement(name), attributes, inside)
}

export function svg<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number> = {},
  ...inside: (Node | string)[]
): SVGElementTagNameMap[Name] {
  const texts = Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, String(value)]))
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), texts, inside)
}

function fill<Made extends Element>(
  element: Made,
  attributes: Record<string, string | boolean | ((event: Event) => void)>,
  inside: readonly (Node | string)[],
): Made {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(key.replace(/^on/, ''), value)
    else if (typeof value === 'string') element.setAttribute(key, value)
    else element.toggleAttribute(key, value)
  }
  element.append(...inside)
  return element
}
