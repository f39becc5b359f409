import { check } from 'recheck'
import { choicesIn, halvesOf, isBounded, withoutLooks } from './expression-parts.ts'

/**
 * `bounded`: bounded matches. `one by one`: bounded parts in sequence, without backtracking. `run`: one repeated
 * character. `automaton`: checked by recheck. `looks`: without bounded lookarounds. `parts`: each alternative by
 * itself.
 */
export type Proof = (typeof proofs)[number]
export const proofs = ['bounded', 'one by one', 'run', 'automaton', 'looks', 'parts'] as const

export type Finding = { proof: Proof } | { fault: string }

/** Timeouts in ms. */
const patience = { whole: 4000, part: 60_000 } as const
/** Never matches, so all paths before it are tried. */
const never = '[z\\ue000]'
const oneAndItself = /^\((?:\[[^\]]+\]|\\p\{\w+\})\)\\1(?:\{\d+,\}|\+)?$/
const someWithNothingBehind = /^\(\?:(.*)\)\{1,\d+\}$/

/** Returns the kind of proof, or the reason why the expression isn't linear. */
export async function proveLinear(source: string, flags: string): Promise<Finding> {
  if (isBounded(source)) return { proof: 'bounded' }
  if (oneAndItself.test(source)) return { proof: 'run' }
  const one = someWithNothingBehind.exec(source)?.[1]
  if (one !== undefined && isBounded(one) && choicesIn(source, 3).end === one.length + 3) return { proof: 'one by one' }
  const { rest, looks } = withoutLooks(source)
  const { choices } = choicesIn(source, 0)
  if (looks.length > 0 && choices.length > 1) return (await firstFault(choices, flags)) ?? { proof: 'parts' }
  if (looks.length > 0) return proveWithoutLooks(rest, looks, flags)
  const halves = halvesOf(source)
  const timeout = halves.length > 0 ? patience.whole : patience.part
  const result = await check(source, flags, { checker: 'automaton', timeout })
  if (result.status === 'safe') return { proof: 'automaton' }
  if (result.status === 'vulnerable')
    return { fault: `${result.complexity.summary}, as by ${result.attack.pattern.slice(0, 160)}` }
  if (halves.length === 0) return { fault: `not proven: ${result.error.kind}` }
  // Alternatives together do at least as much work as the whole.
  return (await firstFault(halves, flags)) ?? { proof: 'parts' }
}

async function proveWithoutLooks(rest: string, looks: readonly string[], flags: string): Promise<Finding> {
  if (!looks.every(isBounded)) return { fault: 'an assertion in it looks at any number of characters' }
  // Lookarounds only remove paths.
  const tried = [...(rest.includes('$') ? [rest] : []), ...(rest.endsWith('$') ? [] : [`(?:${rest})${never}`])]
  return (await firstFault(tried, flags)) ?? { proof: 'looks' }
}

async function firstFault(sources: readonly string[], flags: string): Promise<{ fault: string } | undefined> {
  for (const source of sources) {
    const finding = await proveLinear(source, flags)
    if ('fault' in finding) return { fault: `${finding.fault} (in ${source.slice(0, 200)})` }
  }
  return undefined
}
