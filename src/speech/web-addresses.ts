import type { Language } from '../i18n/language.ts'
import { lexicons } from './lexicon.ts'

const host =
  /^(?:[a-z\d-]{1,40}\.){1,4}(?:com|org|net|edu|gov|gob|int|info|dev|app|io|ai|eu|es|mx|cr|ar|co|cl|pe|br|uk|us|ac|go)(?:[:/?#]\S{0,60})?$/i
const mail = /^[\w.+-]{1,40}@[\w.-]{1,40}\w$/
const withProtocol = /^(?:https?:\/\/|www\.)\S/i

/** Pieces of a web or e-mail address: names and signs; undefined for what is none. */
export function addressPieces(written: string, language: Language): string[] | undefined {
  if (!withProtocol.test(written) && !mail.test(written) && !host.test(written)) return undefined
  const { address } = lexicons[language]
  const shown = written.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/[?#].{0,60}$|\/$/, '')
  return shown.split(/([^\p{L}\p{M}\d])/u).flatMap((piece) => {
    if (/^[^\p{L}\p{M}\d]?$/u.test(piece)) return address[piece as keyof typeof address] ?? []
    return [piece]
  })
}
