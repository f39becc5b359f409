/** With `?inspect` in the address: an observer of the system that opens the Stately inspector. Development only. */
export function developerInspection() {
  if (typeof location === 'undefined' || !new URLSearchParams(location.search).has('inspect')) return undefined
  type Inspector = ReturnType<typeof import('@statelyai/inspect').createBrowserInspector>
  type Observed = Parameters<NonNullable<Inspector['inspect']['next']>>[0]
  const early: Observed[] = []
  let inspector: Inspector | null = null
  import('@statelyai/inspect')
    .then(({ createBrowserInspector }) => {
      inspector = createBrowserInspector()
      for (const event of early.splice(0)) inspector.inspect.next?.(event)
    })
    .catch((error: unknown) => console.error('The Stately inspector could not be loaded', error))
  return (event: Observed) => (inspector === null ? void early.push(event) : inspector.inspect.next?.(event))
}
