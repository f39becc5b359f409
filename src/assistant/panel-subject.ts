import type { Language } from '../i18n/language.ts'

/** What the page under the panel is about. `elsewhere`: a page without a panel of its own. */
export type PanelSubject =
  | { kind: 'home' }
  | { kind: 'interaction' }
  | { kind: 'elsewhere' }
  | {
      kind: 'article'
      id: string
      /** What a device's own player names while the summary sounds. */
      title?: string
      audioUrl: string
      summaryText: string
      /** What readers ask of it, and Zed can answer. */
      questions?: readonly string[]
    }

/** Whether the page has a panel that can be opened. */
export function hasPanel(subject: PanelSubject): boolean {
  return subject.kind !== 'elsewhere'
}

/**
 * Whether the page's panel is visible by default: on the route that is the panel itself, and on an article, if the reader
 * has not closed it in this visit (`mayOpen`).
 */
export function opensByItself(subject: PanelSubject, mayOpen: boolean): boolean {
  return subject.kind === 'interaction' || (subject.kind === 'article' && mayOpen)
}

/** The summary to be read aloud; empty where there is none (then the panel opens with the greeting). */
export function summaryOf(subject: PanelSubject): string {
  return subject.kind === 'article' ? subject.summaryText.trim() : ''
}

/** Whether both are the same page in the same language. */
export function isSameSubject(a: PanelSubject, b: PanelSubject): boolean {
  return a.kind === 'article' && b.kind === 'article' ? a.id === b.id : a.kind === b.kind
}

/** Whether both are one article in two languages: ids `es-{n}` and `{n}`. */
export function isTranslation(a: PanelSubject, b: PanelSubject): boolean {
  if (a.kind !== 'article' || b.kind !== 'article' || a.id === b.id) return false
  return a.id.replace(/^es-/, '') === b.id.replace(/^es-/, '')
}

/** Whether an article's summary is written in `language`, as its id tells; other pages have no text of their own. */
export function speaks(subject: PanelSubject, language: Language): boolean {
  return subject.kind !== 'article' || subject.id.startsWith('es-') === (language === 'es')
}

/** One conversation a page; an article and its translation are the same page. */
export function pageOf(subject: PanelSubject): string {
  return subject.kind === 'article' ? `article ${subject.id.replace(/^es-/, '')}` : subject.kind
}
