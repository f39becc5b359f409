import { check } from 'recheck'
import { choicesIn, halvesOf, isBounded, withoutLooks } from './expression-parts.ts'

/**
 * How an expression is known to do work that grows with the length of a text and no faster. `bounded`: from each place it
 * looks at no more than some number of characters. `one by one`: it is some of such, one behind the other, with nothing behind
 * the last for whose sake another way would be tried. `run`: it is one character and its repetitions. `automaton`: recheck
 * has shown it by the ambiguity of its automaton. `looks`: the same of what is left without its assertions, each of which is
 * bounded, if then every way through it is tried. `parts`: of each expression that it stands for, of which there is more
 * than one.
 */
export type Proof = (typeof proofs)[number]
export const proofs = ['bounded', 'one by one', 'run', 'automaton', 'looks', 'parts'] as const

export type Finding = { proof: Proof } | { fault: string }

/** Milliseconds for an expression that can be proven in parts, and for one that cannot. */
const patience = { whole: 4000, part: 60_000 } as const
/** No expression has it, so that every way through what stands before it is tried in vain. */
const never = '[z\\ue000]'
const oneAndItself = /^\((?:\[[^\]]+\]|\\p\{\w+\})\)\\1(?:\{\d+,\}|\+)?$/
const someWithNothingBehind = /^\(\?:(.*)\)\{1,\d+\}$/

/** Proves that an expression is linear, or says what there is against it. */
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
  // What stands for one of many does no more work than the many together.
  return (await firstFault(halves, flags)) ?? { proof: 'parts' }
}

async function proveWithoutLooks(rest: string, looks: readonly string[], flags: string): Promise<Finding> {
  if (!looks.every(isBounded)) return { fault: 'an assertion in it looks at any number of characters' }
  // An assertion that is met leaves no way out that was not there without it; one that is not met ends a way.
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
