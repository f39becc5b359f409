import type { Language } from '../../i18n/language.ts'
import { readConcern } from './read-concern.ts'
import { isEveryday } from '../small-talk.ts'
import type { Concern } from './concern.ts'
export type CareKind = Concern | 'emergency'
export interface CareReading {
  kind: CareKind
  who: 'reader' | 'other'
  region?: string
}
export type CareFollowUp = 'told-in-vain' | 'better' | 'thanks'
export function readCare(m: string, l: Language): CareReading | undefined {
  const c = readConcern(m, l)
  return c === undefined || isEveryday(m, l) ? undefined : { kind: c, who: 'reader' }
}
export function readCareFollowUp(_m: string, _l: Language): { kind: CareFollowUp; region?: string } | undefined {
  return undefined
}
export const isHeldCare = (r: CareReading) =>
  ['suicide', 'self-harm', 'abuse', 'eating', 'panic', 'emergency'].includes(r.kind)
export const isOverCare = (k: CareFollowUp) => k === 'better'
