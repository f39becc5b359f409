import type { Recogniser } from './listening.machine.ts'

const agreementKey = 'zed-microphone'

const recognisers: readonly Recogniser[] = ['device', 'browser', 'server']

/** The recogniser whose word on where the sound goes was read on this device; null without storage. */
export function keptAgreement(): Recogniser | null {
  try {
    const kept = localStorage.getItem(agreementKey)
    return recognisers.find((one) => one === kept) ?? null
  } catch {
    return null
  }
}

/** Without storage, the word is shown again on the next page. */
export function keepAgreement(recogniser: Recogniser): void {
  try {
    localStorage.setItem(agreementKey, recogniser)
  } catch {}
}
