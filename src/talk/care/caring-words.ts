import type { Language } from '../../i18n/language.ts'
import type { HelpContact } from '../../contract/talk-reply.ts'
import type { Line } from '../phrases.ts'
import type { CareReading, CareFollowUp } from './care-reading.ts'
import type { Helpline } from './helplines.ts'
export function caringLines(
  r: CareReading,
  c: { turn: number; followUp?: CareFollowUp | undefined; region?: string | undefined; seed: number },
  _l: Language,
  _h: readonly Helpline[],
): { lines: Line[]; help: HelpContact[] } {
  return { lines: [{ text: `CARE ${r.kind} ${c.turn}`, emotion: 'concerned' }], help: [] }
}
