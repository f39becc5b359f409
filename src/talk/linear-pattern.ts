/**
 * An expression, or several that must match in sequence. With `.*` between them, matching would take cubic time; in
 * sequence, it is linear.
 */
export type Pattern = string | PatternInOrder

interface PatternInOrder {
  inOrder: string[]
  without?: string
  notThen?: string
}

/** Returns the expressions of a pattern. */
export function linearParts(pattern: Pattern): string[] {
  if (typeof pattern === 'string') return [pattern]
  const { inOrder, without, notThen } = pattern
  return [...inOrder, ...[without, notThen].filter((part) => part !== undefined)]
}

/** Returns a function that tests messages for a pattern. */
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

function endOfLast(expression: RegExp, said: string, from: number): number | undefined {
  expression.lastIndex = from
  let end: number | undefined
  for (let found = expression.exec(said); found; found = expression.exec(said)) {
    end = found.index + found[0].length
    // Avoids an endless loop on an empty match.
    if (found[0] === '') expression.lastIndex += 1
  }
  return end
}
