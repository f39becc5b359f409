/** Returns whether all requested files arrived (Vite reports failures on the window). */
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
