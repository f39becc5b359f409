export interface SoundVolume {
  /** 0 to 1. Some devices leave it to their buttons. */
  volume: number
  isMuted: boolean
}

const volumeKey = 'zed-volume'
const mutedKey = 'zed-muted'
const volumeEvent = 'zed:volume'

/** The volume of Zed's voice that was chosen on this device; full without a choice, or without storage. */
export function keptVolume(): SoundVolume {
  try {
    const kept = Number.parseFloat(localStorage.getItem(volumeKey) ?? '')
    return { volume: kept >= 0 && kept <= 1 ? kept : 1, isMuted: localStorage.getItem(mutedKey) !== null }
  } catch {
    return { volume: 1, isMuted: false }
  }
}

/** Applies a choice at once, and keeps it. Without storage nothing changes. */
export function keepVolume({ volume, isMuted }: SoundVolume): void {
  try {
    if (volume === 1) localStorage.removeItem(volumeKey)
    else localStorage.setItem(volumeKey, String(volume))
    if (isMuted) localStorage.setItem(mutedKey, '')
    else localStorage.removeItem(mutedKey)
  } catch {}
  dispatchEvent(new Event(volumeEvent))
}

/** Calls back now and at each choice, in other tabs, too. Returns a cancel function. */
export function followVolume(callback: (chosen: SoundVolume) => void): () => void {
  const tell = () => callback(keptVolume())
  tell()
  for (const type of [volumeEvent, 'storage']) addEventListener(type, tell)
  return () => {
    for (const type of [volumeEvent, 'storage']) removeEventListener(type, tell)
  }
}
