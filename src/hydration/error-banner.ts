import * as english from '../../locales/en.json'
import * as spanish from '../../locales/es.json'
import { errorBannerId } from './error-banner-id.ts'
import { loadErrorEvent, retryEvent, type LoadError } from '../runtime/load-error.ts'

type Texts = readonly [part: string, page: string, offline: string, reload: string, close: string, again: string]

// Arrays instead of objects to save bytes.
const texts: Record<'es' | 'en', Texts> = {
  es: [
    spanish['notice_part'],
    spanish['notice_page'],
    spanish['notice_offline'],
    spanish['notice_reload'],
    spanish['notice_close'],
    spanish['try_again'],
  ],
  en: [
    english['notice_part'],
    english['notice_page'],
    english['notice_offline'],
    english['notice_reload'],
    english['notice_close'],
    english['try_again'],
  ],
}

/** Shows load errors with retry and reload buttons. */
export function startErrorBanner(): void {
  let told: LoadError | null = null
  let before: Element | null = null
  let wasOnline = true

  function show(missing: LoadError | null): void {
    // A failed page takes precedence over a failed part; retry covers both.
    if (missing && !missing.address && told?.address) return
    const notice = document.getElementById(errorBannerId)
    // Keeps a button that may be pressed at this moment.
    const isSame = missing && told && missing.address === told.address && notice?.hasChildNodes()
    told = missing
    if (!notice || (isSame && wasOnline === navigator.onLine)) return
    wasOnline = navigator.onLine
    if (!missing) {
      const hadFocus = notice.contains(document.activeElement)
      notice.replaceChildren()
      if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
      return
    }
    const { address } = missing
    const language = document.documentElement.dataset['language'] as keyof typeof texts
    const [part, page, offline, reload, close, tryAgain] = texts[language]
    const line = Object.assign(document.createElement('p'), {
      textContent: !navigator.onLine ? offline : address ? page : part,
    })
    if (!notice.contains(document.activeElement)) before = document.activeElement
    notice.replaceChildren(line, action(tryAgain, again))
    // A reload without a connection would lose the page.
    if (navigator.onLine) notice.append(action(reload, () => location.assign(address ?? location.href)))
    notice.append(action(close, () => show(null)))
  }

  function again(): void {
    const { address, byBrowser } = told ?? {}
    if (!byBrowser) {
      show(null)
      dispatchEvent(new Event(retryEvent))
    } else if (address && navigator.onLine) location.assign(address)
  }

  addEventListener(loadErrorEvent, (event) => show((event as CustomEvent<LoadError | null>).detail))
  addEventListener('online', () => {
    // Reconnecting alone must not navigate.
    if (told?.address) show(told)
    else if (told) again()
  })
}

const action = (name: string, act: () => void): HTMLButtonElement =>
  Object.assign(document.createElement('button'), { textContent: name, onclick: act })
