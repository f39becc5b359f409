import type { HelpContact } from '../../contract/talk-reply.ts'
import type { Language } from '../../i18n/language.ts'
import { pick, type Line } from '../phrases.ts'
import { isHeld, type CareFollowUp, type CareKind, type Sufferer } from './care-kinds.ts'
import type { CareReading } from './care-reading.ts'
import words from './caring-words.json' with { type: 'json' }
import firstAid from './first-aid.json' with { type: 'json' }
import { firstAidAnswer, type FirstAidQuestion } from './first-aid-questions.ts'
import { contactOf, linesFor, namedAloud, regionName, type Helpline, type HelplineKind } from './helplines.ts'

/** State of a conversation about trouble. */
export interface CareTurn {
  /** 1 for the first answer, higher for follow-ups. */
  turn: number
  followUp?: CareFollowUp | undefined
  /** What of first aid the message asks, in an emergency. */
  firstAid?: FirstAidQuestion | undefined
  /** ISO code of the reader's country, where it is known. */
  region?: string | undefined
  /** Selects among wordings. */
  seed: number
}

export interface CaringLines {
  lines: Line[]
  help: HelpContact[]
}

/** Helpline kinds per kind of care; the first is spoken. */
const kindsFor: Partial<Record<CareKind, readonly HelplineKind[]>> = {
  emergency: ['emergency'],
  suicide: ['crisis', 'children', 'emergency'],
  'self-harm': ['crisis', 'children', 'emergency'],
  method: ['crisis', 'children', 'emergency'],
  abuse: ['children', 'violence', 'crisis', 'emergency'],
  assault: ['children', 'violence', 'crisis', 'emergency'],
  sextortion: ['online', 'children', 'crisis', 'emergency'],
  bullying: ['children', 'crisis'],
  'thrown-out': ['children', 'crisis', 'emergency'],
  eating: ['children', 'crisis'],
  panic: ['crisis', 'children'],
  grief: ['crisis', 'children'],
  pregnancy: ['children', 'crisis'],
  'low-mood': ['crisis', 'children'],
  addiction: ['children', 'crisis'],
  voices: ['crisis', 'children', 'emergency'],
  threat: ['emergency', 'crisis'],
}
/** Follow-ups after which the helplines are repeated. */
const asksForLines: readonly CareFollowUp[] = ['told-in-vain', 'asks-whom', 'elsewhere']
const isPoisonous = (reading: CareReading) => reading.emergency === 'poison' || reading.emergency === 'overdose'

type Words = (typeof words)[Language]

/** Returns Zed's lines and helplines for a reader in trouble, or one who worries about somebody. */
export function caringLines(
  reading: CareReading,
  { turn, followUp, firstAid: asked, region = reading.region, seed }: CareTurn,
  language: Language,
  helplines: readonly Helpline[],
): CaringLines {
  const said: Words = words[language]
  const kinds = [...(kindsFor[reading.kind] ?? []), ...(isPoisonous(reading) ? (['poison'] as const) : [])]
  const lines = linesFor(helplines, language, kinds, region)
  const texts =
    reading.kind === 'emergency'
      ? inEmergency(reading, { turn, followUp, firstAid: asked, seed, region }, said, language, lines)
      : turn <= 1
        ? first(reading, seed, region, said, language, lines)
        : next(reading.who, { turn, followUp, region, seed }, said, language, lines)
  return {
    lines: texts.map((text) => ({ text, emotion: isHeld(reading.kind) ? 'concerned' : 'neutral', intensity: 0.5 })),
    help: lines.map((line) => contactOf(line, language)),
  }
}

function inEmergency(
  { emergency = 'other' }: CareReading,
  { turn, followUp, firstAid: asked, seed, region }: CareTurn,
  said: Words,
  language: Language,
  lines: readonly Helpline[],
): string[] {
  const of = (one: HelplineKind) => lines.filter(({ kind }) => kind === one)
  const numbers = listed(of('emergency'), region, said, said.numbersOr)
  if (turn <= 1) {
    const calls = listed(of('poison'), region, said, said.callsOr)
    return [
      fillIn(pick(said.emergency.first, seed), { numbers }),
      firstAid[emergency][language],
      ...(calls === '' ? [] : [fillIn(said.poison, { calls })]),
    ]
  }
  const stay = fillIn(inTurn(said.emergency.stay, turn), { numbers })
  if (asked !== undefined) return [firstAidAnswer(asked, language), stay]
  if (followUp === 'what-now' && turn % 2 === 0) return [firstAid[emergency][language], stay]
  const answers: Partial<Record<CareFollowUp, readonly string[]>> = said.emergency
  const fitting = followUp === undefined ? undefined : answers[followUp]
  if (fitting) return [fillIn(inTurn(fitting, turn), { numbers })]
  if (followUp === 'joke') return [inTurn(said.next.joke, turn)]
  if (followUp === 'elsewhere' && region === undefined) return [inTurn(said.next.elsewhere, turn), said.elsewhere]
  const aside = followUp === 'thanks' || followUp === 'elsewhere' ? [inTurn(said.next[followUp], turn)] : []
  return [...aside, stay]
}

function listed(lines: readonly Helpline[], region: string | undefined, said: Words, or: string): string {
  return namedAloud(lines, region)
    .map(({ phone, region: where, aloud }) =>
      region === undefined ? (aloud ?? fillIn(said.numberIn, { phone, region: where })) : phone,
    )
    .join(or)
}

function first(
  { kind, who }: CareReading,
  seed: number,
  region: string | undefined,
  said: Words,
  language: Language,
  lines: readonly Helpline[],
): string[] {
  const any: Partial<Record<CareKind, readonly string[]>> = said.first.any
  const bySufferer: Record<Sufferer, Partial<Record<CareKind, readonly string[]>>> = said.first
  const wordings = any[kind] ?? bySufferer[who][kind] ?? bySufferer.reader[kind] ?? said.stay
  return [pick(wordings, seed), ...whomToCall(lines, region, said, language)]
}

function next(
  who: Sufferer,
  { turn, followUp, region }: CareTurn,
  said: Words,
  language: Language,
  lines: readonly Helpline[],
): string[] {
  if (followUp === undefined) return [inTurn(said.stay, turn)]
  const forHelper: Partial<Record<CareFollowUp, readonly string[]>> = said.nextForHelper
  const wordings = (who === 'other' ? forHelper[followUp] : undefined) ?? said.next[followUp]
  return [
    inTurn(wordings, turn),
    ...(asksForLines.includes(followUp)
      ? followUp === 'elsewhere' && region === undefined
        ? [said.elsewhere]
        : whomToCall(lines, region, said, language)
      : []),
  ]
}

function whomToCall(lines: readonly Helpline[], region: string | undefined, said: Words, language: Language): string[] {
  const [head] = lines
  if (!head) return []
  const named = lines.filter(({ kind }) => kind === head.kind)
  if (region === undefined) return [fillIn(said.calls, { calls: listed(named, region, said, said.callsOr) })]
  return [fillIn(said.own, { region: regionName(head, language), name: head.name, phone: head.phone })]
}

/** Rotates the wordings, so that none repeats at once. */
const inTurn = (wordings: readonly string[], turn: number): string => wordings[turn % wordings.length] ?? ''

function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
