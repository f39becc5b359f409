import * as english from '../../locales/en.json'
import * as spanish from '../../locales/es.json'
import { noticeId } from './notice-id.ts'
import { missingEvent, retryEvent, type Missing } from '../ui/missing.ts'

const texts = {
  es: {
    part: spanish['notice_part'],
    page: spanish['notice_page'],
    offline: spanish['notice_offline'],
    reload: spanish['notice_reload'],
    close: spanish['notice_close'],
    again: spanish['try_again'],
  },
  en: {
    part: english['notice_part'],
    page: english['notice_page'],
    offline: english['notice_offline'],
    reload: english['notice_reload'],
    close: english['notice_close'],
    again: english['try_again'],
  },
}

/** Says in the page's language what could not be loaded, and offers to try again or to load the page anew. */
export function startNotice(): void {
  let told: Missing | null = null
  let before: Element | null = null
  let wasOnline = true

  function show(missing: Missing | null): void {
    const notice = document.getElementById(noticeId)
    // A button that is being pressed stays where it is.
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
    const text = texts[document.documentElement.lang === 'en' ? 'en' : 'es']
    const line = document.createElement('p')
    line.textContent = !navigator.onLine ? text.offline : address ? text.page : text.part
    if (!notice.contains(document.activeElement)) before = document.activeElement
    notice.replaceChildren(line, action(text.again, again))
    // Without a connection to load the page anew would lose it.
    if (navigator.onLine) notice.append(action(text.reload, () => location.assign(address ?? location.href)))
    notice.append(action(text.close, () => show(null)))
  }

  function again(): void {
    const { address, byBrowser } = told ?? {}
    if (!byBrowser) {
      show(null)
      dispatchEvent(new Event(retryEvent))
    } else if (address && navigator.onLine) location.assign(address)
  }

  addEventListener(missingEvent, (event) => show((event as CustomEvent<Missing | null>).detail))
  addEventListener('online', () => {
    // Nobody is taken to another page by the line alone.
    if (told?.address) show(told)
    else if (told) again()
  })
}

function action(name: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', act)
  return button
}
