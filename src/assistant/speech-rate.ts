/** Playback rates of Zed's voice, in the order in which the panel's button offers them. */
const speechRates = [1, 1.25, 1.5, 2, 0.75] as const
type SpeechRate = (typeof speechRates)[number]

const rateKey = 'zed-rate'

export function nextRate(rate: number): SpeechRate {
  const at = speechRates.findIndex((one) => one === rate)
  return speechRates[(at + 1) % speechRates.length] ?? 1
}

/** The rate chosen on this device; 1 without a choice, or without storage. */
export function keptRate(): SpeechRate {
  try {
    const kept = Number(localStorage.getItem(rateKey))
    return speechRates.find((rate) => rate === kept) ?? 1
  } catch {
    return 1
  }
}

/** Without storage, the choice holds until the next page load. */
export function keepRate(rate: SpeechRate): void {
  try {
    if (rate === 1) localStorage.removeItem(rateKey)
    else localStorage.setItem(rateKey, String(rate))
  } catch {}
}
