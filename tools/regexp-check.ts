import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { check } from 'recheck'
import ts from 'typescript'
import * as v from 'valibot'
import { linearParts, type Pattern } from '../src/talk/linear-pattern.ts'
import carePatterns from '../src/talk/care/patterns.json' with { type: 'json' }
import { smallTalkSources } from '../src/talk/small-talk.ts'

// Every regular expression that may meet what a visitor has sent must do its work in a time that grows with the length of
// the text and no faster (decision 013). `recheck` proves it of each by an automaton, or attacks what no automaton can show.

const rooms = ['talk', 'speech', 'server', 'search', 'contract']
/** These read what the build has made, never what a visitor has sent. */
const ownTexts = ['src/talk/passages.ts', 'src/server/feed.ts', 'src/server/security-headers.ts']
const kept = path.resolve('tools/regexp-proven.json')
/** Milliseconds for one expression; what takes longer is proven in parts. */
const quick = 3000
const atOnce = 2

/** What the time was too short for. It is told, and is no fault: how long a proof takes depends on the machine. */
const unproven = 'not proven in time'

interface Expression {
  where: string
  source: string
  flags: string
}

/** The regular expressions of the rooms, and those that they make of their data. */
function expressions(): Expression[] {
  const files = rooms.flatMap((room) =>
    fs
      .readdirSync(path.join('src', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => path.join('src', room, file))
      .filter((file) => !ownTexts.includes(file)),
  )
  return [...files.flatMap(literalsIn), ...dataExpressions()]
}

function literalsIn(file: string): Expression[] {
  const source = ts.createSourceFile(file, fs.readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      const end = node.text.lastIndexOf('/')
      found.push({ where: `${file}:${line + 1}`, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function dataExpressions(): Expression[] {
  const care = Object.entries(carePatterns).flatMap(([language, byConcern]) =>
    Object.entries(byConcern).flatMap(([concern, patterns]) =>
      patterns.flatMap((pattern: Pattern, at) =>
        linearParts(pattern).map((source) => ({
          where: `src/talk/care/patterns.json ${language} ${concern} ${at}`,
          source,
          flags: '',
        })),
      ),
    ),
  )
  const small = smallTalkSources().map(({ name, source }) => ({
    where: `src/talk/phrases ${name}`,
    source,
    flags: '',
  }))
  return [...care, ...small]
}

async function faultOf({ source, flags }: Expression): Promise<string | undefined> {
  const result = await check(source, flags, { timeout: quick })
  if (result.status === 'safe') return undefined
  // What stands for one of many does no more work than the many together: they are proven one by one.
  const each = halvesOf(source)
  if (each.length > 0) {
    for (const one of each) {
      const fault = await faultOf({ where: '', source: one, flags })
      if (fault !== undefined) return fault === unproven ? fault : `${fault} in ${one}`
    }
    return undefined
  }
  if (result.status === 'vulnerable') return `${result.complexity.type}: ${result.attack.pattern.slice(0, 120)}`
  if (result.status === 'unknown') return unproven
  return undefined
}

/** Two expressions that one stands for, halves of its largest choice: `a(b|c|d)e` for `a(b|c)e` and `a(d)e`. */
function halvesOf(source: string): string[] {
  let largest = { choices: [''], start: 0, end: 0 }
  for (const start of choicePlaces(source)) {
    const { choices, end } = choicesIn(source, start)
    const isRepeated = /[*+?{]/.test(source[end + 1] ?? '')
    if (!isRepeated && choices.length > largest.choices.length) largest = { choices, start, end }
  }
  const { choices, start, end } = largest
  if (choices.length < 2) return []
  const middle = Math.ceil(choices.length / 2)
  return [choices.slice(0, middle), choices.slice(middle)].map(
    (half) => source.slice(0, start) + half.join('|') + source.slice(end),
  )
}

/** Where a choice may begin: at the start and in every group that only groups, unless a group around it is repeated. */
function choicePlaces(source: string): number[] {
  const places = [0]
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = source.indexOf(']', at)
    else if (source[at] === '(') {
      const isLook = source[at + 1] === '?' && source[at + 2] !== ':'
      const start = at + (source[at + 1] === '?' ? 3 : 1)
      const { end } = choicesIn(source, start)
      if (isLook || /[*+?{]/.test(source[end + 1] ?? '')) at = end
      else places.push(start)
    }
  }
  return places
}

/** The alternatives from some place on, and the place where they end. */
function choicesIn(source: string, start: number): { choices: string[]; end: number } {
  const choices: string[] = []
  let depth = 0
  let from = start
  let at = start
  for (; at < source.length && depth >= 0; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === '[') at = source.indexOf(']', at)
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

/** Proofs take minutes: what has been proven is kept, so that only what is new or changed is. */
const known = new Set<string>(
  fs.existsSync(kept) ? v.parse(v.array(v.string()), JSON.parse(fs.readFileSync(kept, 'utf8'))) : [],
)
const isCheck = process.argv.includes('--check')
const keyOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`${flags}/${source}`).digest('hex').slice(0, 24)
const all = expressions()
const proven: Record<string, true> = {}
let faults = 0
let open = 0
let next = 0

async function work(): Promise<void> {
  for (let one = all[next++]; one; one = all[next++]) {
    const key = keyOf(one)
    const fault = known.has(key) ? undefined : await faultOf(one)
    if (fault === undefined) proven[key] = true
    else if (fault === unproven) open += 1
    else {
      faults += 1
      console.error(`${one.where}: /${one.source.slice(0, 160)}/${one.flags} is ${fault}`)
    }
  }
}
await Promise.all(Array.from({ length: atOnce }, work))
if (!isCheck) fs.writeFileSync(kept, `${JSON.stringify(Object.keys(proven).toSorted(), undefined, 2)}\n`)
console.log(`${all.length} regular expressions, ${faults} of them not linear, ${open} not proven in time.`)
process.exit(faults === 0 ? 0 : 1)
