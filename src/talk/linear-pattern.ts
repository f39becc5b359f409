/**
 * What a concern is known by: one expression, or several that must be found one behind the other, wherever they stand.
 * Written with `.*` between them they would be tried from every place with every other (work that grows with the third
 * power of a message's length); one after the other, each is looked for once.
 */
export type Pattern = string | PatternInOrder

interface PatternInOrder {
  inOrder: string[]
  /** What must not be said anywhere. */
  without?: string
  /** What must not be said behind the last part. */
  notThen?: string
}

/** The expressions that a pattern is made of. */
export function linearParts(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern]
  const { inOrder, without, notThen } = pattern
  return [...inOrder, ...[without, notThen].filter((part) => part !== undefined)]
}

/** Tells of messages whether they fit a pattern. */
export function compilePattern(pattern: Pattern): (said: string) => boolean {
  if (typeof pattern === 'string') {
    const expression = new RegExp(pattern)
    return (said) => expression.test(said)
  }
  const first = pattern.inOrder.slice(0, -1).map((part) => new RegExp(part, 'g'))
  const last = new RegExp(pattern.inOrder.at(-1) ?? '', 'g')
  const without = pattern.without === undefined ? undefined : new RegExp(pattern.without)
  const notThen = pattern.notThen === undefined ? undefined : new RegExp(pattern.notThen, 'g')
  return (said) => {
    let from = 0
    for (const part of first) {
      part.lastIndex = from
      const found = part.exec(said)
      if (!found) return false
      from = found.index + found[0].length
    }
    const end = endOfLast(last, said, from)
    if (end === undefined || without?.test(said) === true) return false
    if (!notThen) return true
    notThen.lastIndex = end
    return !notThen.test(said)
  }
}

/** Where the last match from some place on ends. */
function endOfLast(expression: RegExp, said: string, from: number): number | undefined {
  expression.lastIndex = from
  let end: number | undefined
  for (let found = expression.exec(said); found; found = expression.exec(said)) {
    end = found.index + found[0].length
    // An empty match would be found for ever.
    if (found[0] === '') expression.lastIndex += 1
  }
  return end
}
