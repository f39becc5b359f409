/** Runs `load` and tells whether all files of the app that it asked for arrived: Vite reports on the window those that did not. */
export async function loadsWhole(load: () => Promise<unknown>): Promise<boolean> {
  let isWhole = true
  const onError = () => (isWhole = false)
  addEventListener('vite:preloadError', onError)
  try {
    await load()
  } finally {
    removeEventListener('vite:preloadError', onError)
  }
  return isWhole
}
