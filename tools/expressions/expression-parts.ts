export function choicesIn(source: string, start: number): { choices: string[]; end: number } {
  const choices: string[] = []
  let depth = 0
  let from = start
  let at = start
  for (; at < source.length && depth >= 0; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = endOfClass(source, at)
    else if (source[at] === '(') depth += 1
    else if (source[at] === ')') depth -= 1
    else if (source[at] === '|' && depth === 0) {
      choices.push(source.slice(from, at))
      from = at + 1
    }
  }
  const end = depth < 0 ? at - 1 : at
  return { choices: [...choices, source.slice(from, end)], end }
}

function endOfClass(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at
}

const isLook = (source: string, at: number) => /^\(\?<?[=!]/.test(source.slice(at, at + 4))

/** Splits an expression at its largest alternation: `a(b|c|d)e` → `a(b|c)e` and `a(d)e`. */
export function halvesOf(source: string): string[] {
  let largest = { choices: [''], start: 0, end: 0 }
  for (const start of choicePlaces(source)) {
    const { choices, end } = choicesIn(source, start)
    const isRepeated = /[*+?{]/.test(source[end + 1] ?? '')
    if (!isRepeated && choices.length > largest.choices.length) largest = { choices, start, end }
  }
  const { choices, start, end } = largest
  if (choices.length < 2) return withAndWithout(source)
  const middle = Math.ceil(choices.length / 2)
  return [choices.slice(0, middle), choices.slice(middle)].map(
    (half) => source.slice(0, start) + half.join('|') + source.slice(end),
  )
}

function withAndWithout(source: string): string[] {
  for (const start of choicePlaces(source, '?')) {
    const { end } = choicesIn(source, start)
    if (start === 0 || source[end + 1] !== '?') continue
    const group = source.startsWith('(?:', start - 3) ? start - 3 : start - 1
    return [source.slice(0, end + 1) + source.slice(end + 2), source.slice(0, group) + source.slice(end + 2)]
  }
  return []
}

/** Positions of alternations: the start and plain groups not inside a repetition other than `allowed`. */
function choicePlaces(source: string, allowed = ''): number[] {
  const places = [0]
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = endOfClass(source, at)
    else if (source[at] === '(') {
      const start = at + (source.startsWith('(?:', at) ? 3 : 1)
      const { end } = choicesIn(source, start)
      const behind = source[end + 1] ?? ''
      if (isLook(source, at) || (/[*+?{]/.test(behind) && behind !== allowed)) at = end
      else places.push(start)
    }
  }
  return places
}

export function withoutLooks(source: string): { rest: string; looks: string[] } {
  const looks: string[] = []
  let rest = ''
  let from = 0
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = endOfClass(source, at)
    else if (isLook(source, at)) {
      const start = at + (source[at + 2] === '<' ? 4 : 3)
      const { end } = choicesIn(source, start)
      looks.push(source.slice(start, end))
      rest += source.slice(from, at)
      at = end
      from = end + 1
    }
  }
  return { rest: rest + source.slice(from), looks }
}

/** Groups repeated more often need a fixed length, to limit the ways to match. */
const fewTimes = 8
const anyNumber = /^(?:[*+]|\{\d+,\})/
const varies = /^(?:[*+?]|\{\d+,\d*\})/

/** Whether matching looks at a bounded number of characters: no unbounded or frequent variable repetition. */
export function isBounded(source: string): boolean {
  return quantified(source).every(({ group, quantifier }) => {
    if (anyNumber.test(quantifier)) return false
    const most = Number(/(\d+)\}/.exec(quantifier)?.[1] ?? 1)
    const within = quantified(group)
    if (most > 1 && within.some((inner) => inner.group !== '' && inner.quantifier !== '?')) return false
    return most <= fewTimes || !within.some((inner) => varies.test(inner.quantifier))
  })
}

function quantified(source: string): { group: string; quantifier: string }[] {
  const found: { group: string; quantifier: string }[] = []
  const open: number[] = []
  for (let at = 0; at < source.length; at += 1) {
    const begins = at
    let group = ''
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = endOfClass(source, at)
    else if (source[at] === '(') {
      open.push(at)
      continue
    } else if (source[at] === ')') group = source.slice((open.pop() ?? begins) + 1, at)
    const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(source.slice(at + 1, at + 12))?.[0]
    if (quantifier === undefined) continue
    found.push({ group: group.replace(/^\?(?:<?[=!]|:)/, ''), quantifier })
    at += quantifier.length
  }
  return found
}
