import type { Language } from '../i18n/language.ts'

/** Subject of the page. `elsewhere`: a page without its own panel. */
export type PanelSubject =
  | { kind: 'home' }
  | { kind: 'interaction' }
  | { kind: 'elsewhere' }
  | {
      kind: 'article'
      id: string
      title?: string
      audioUrl: string
      summaryText: string
      questions?: readonly string[]
    }

export function hasPanel(subject: PanelSubject): boolean {
  return subject.kind !== 'elsewhere'
}

/** Whether the panel is open by default. `mayOpen`: false after the reader closes it on an article. */
export function opensByItself(subject: PanelSubject, mayOpen: boolean): boolean {
  return subject.kind === 'interaction' || (subject.kind === 'article' && mayOpen)
}

/** Returns the summary to read aloud; empty if there is none, and then the panel greets. */
export function summaryOf(subject: PanelSubject): string {
  return subject.kind === 'article' ? subject.summaryText.trim() : ''
}

export function isSameSubject(a: PanelSubject, b: PanelSubject): boolean {
  return a.kind === 'article' && b.kind === 'article' ? a.id === b.id : a.kind === b.kind
}

/** Whether two subjects are translations of one article: ids `es-{n}` and `{n}`. */
export function isTranslation(a: PanelSubject, b: PanelSubject): boolean {
  if (a.kind !== 'article' || b.kind !== 'article' || a.id === b.id) return false
  return a.id.replace(/^es-/, '') === b.id.replace(/^es-/, '')
}

/** Whether the article's summary is in `language`, according to its id. True for other pages. */
export function speaks(subject: PanelSubject, language: Language): boolean {
  return subject.kind !== 'article' || subject.id.startsWith('es-') === (language === 'es')
}

/** Returns the key of the page's conversation, which translations share. */
export function pageOf(subject: PanelSubject): string {
  return subject.kind === 'article' ? `article ${subject.id.replace(/^es-/, '')}` : subject.kind
}
