import { press } from './act.tsx'

/** What the browser's recognition does once it is started. */
export interface RecognitionScript {
  /** Whether the word on where the sound goes has been read. */
  agreed: boolean
  words?: string
  error?: string
  ends?: boolean
}

/** Plays the browser's recognition, and presses the microphone once. */
export function installRecognition({ agreed, words, error, ends }: RecognitionScript): void {
  class Recognition extends EventTarget {
    start() {
      setTimeout(() => {
        this.dispatchEvent(new Event('start'))
        if (words) this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] }))
        if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
        if (error || ends) this.dispatchEvent(new Event('end'))
      })
    }
    stop() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition })
  if (agreed) localStorage.setItem('zed-microphone', 'browser')
  else localStorage.removeItem('zed-microphone')
}

export async function pressMicrophone(stage: HTMLElement): Promise<void> {
  // The microphone comes with the first interaction.
  stage.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  // The scene's clock is still to pass; a microphone that is open then would run out of its time. One wait is the act's own.
  while (stage.querySelectorAll('[data-gallery-waiting]').length > 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  await press(stage, '[data-part="microphone"]')
}
