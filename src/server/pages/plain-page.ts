import english from '../../../locales/en.json' with { type: 'json' }
import spanish from '../../../locales/es.json' with { type: 'json' }
import type { Language } from '../../i18n/language.ts'
import { applyCsp, type SealedPage, type SecurityPolicy } from '../http/security-headers.ts'

export type PlainReason = 'error' | 'busy'

const texts: Record<Language, Record<PlainReason | 'again', readonly string[]>> = {
  es: textsOf(spanish),
  en: textsOf(english),
}

function textsOf(catalogue: typeof spanish): Record<PlainReason | 'again', readonly string[]> {
  return {
    error: [catalogue['error_title'], catalogue['error_text']],
    busy: [catalogue['busy_title'], catalogue['busy_text']],
    again: [catalogue['try_again']],
  }
}

// No external resources: they may be what failed.
const style = `:root{color-scheme:light dark;font:1.125rem/1.5 Georgia,serif}
body{max-width:34rem;margin:18vh auto 0;padding:0 1.5rem}
h1{font:700 1.75rem/1.15 system-ui,sans-serif}
a{display:inline-block;padding:.75rem 0;color:inherit}`

const made = new Map<string, SealedPage>()

export function plainPage(language: Language, reason: PlainReason, policy: SecurityPolicy): SealedPage {
  const key = `${language} ${reason} ${JSON.stringify(policy)}`
  const page = made.get(key) ?? makePage(language, reason, policy)
  made.set(key, page)
  return page
}

function makePage(language: Language, reason: PlainReason, policy: SecurityPolicy): SealedPage {
  const [title = '', text = ''] = texts[language][reason]
  const html = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="">${texts[language].again[0]}</a></p></main></body></html>`
  return applyCsp(html, 'none', policy)
}
