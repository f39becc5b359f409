/** Whether React listens to an element, which it marks then. Parts behind a Suspense boundary come later than the root. */
export function listens(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps'))
}
