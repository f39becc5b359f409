import { createHash } from 'node:crypto'
import fs from 'node:fs'
import * as v from 'valibot'
import { proofs as kinds, proveLinear, type Proof } from '../expressions/linear-proof.ts'
import { unknownExpressions, visitorExpressions, type Expression } from '../expressions/visitor-expressions.ts'

// `npm run expressions`: proves that regular expressions on user input run in linear time (decision 013).

const proofsFile = 'tools/expressions/proofs.json'
const atOnce = 2

const ProofsSchema = v.record(v.string(), v.picklist(kinds))

const keyOf = ({ source, flags }: Expression) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 24)

const say = ({ where, source, flags }: Expression, what: string) =>
  console.error(`${where}: /${source.length > 160 ? `${source.slice(0, 160)}…` : source}/${flags} ${what}`)

const known = fs.existsSync(proofsFile) ? v.parse(ProofsSchema, JSON.parse(fs.readFileSync(proofsFile, 'utf8'))) : {}
const all = new Map(visitorExpressions().map((expression) => [keyOf(expression), expression]))
const unknown = unknownExpressions()
for (const where of unknown)
  console.error(
    `${where}: makes an expression while the site runs, which nobody can prove: write it between slashes, ` +
      'or let tools/expressions/visitor-expressions.ts know what it is made of',
  )
const isSound = process.argv.includes('--check') ? checkProofs() : await proveAll()
process.exitCode = isSound && unknown.length === 0 ? 0 : 1

function checkProofs(): boolean {
  const open = [...all].filter(([key]) => known[key] === undefined)
  for (const [, expression] of open)
    say(
      expression,
      `has no proof: \`npm run expressions\` proves it, or says how it can be slow; commit ${proofsFile} with it`,
    )
  const stale = Object.keys(known).filter((key) => !all.has(key))
  if (stale.length > 0)
    console.error(
      `${proofsFile}: ${stale.length} proofs of what is no longer there: \`npm run expressions\` drops them`,
    )
  return open.length === 0 && stale.length === 0
}

async function proveAll(): Promise<boolean> {
  const proofs: Record<string, Proof> = {}
  let faults = 0
  const waiting = all.entries()
  async function work(): Promise<void> {
    for (const [key, expression] of waiting) {
      const proof = known[key]
      const finding = proof ? { proof } : await proveLinear(expression.source, expression.flags)
      if ('proof' in finding) {
        proofs[key] = finding.proof
        if (!proof) write({ ...known, ...proofs })
      } else {
        faults += 1
        say(expression, `is not shown to be linear: ${finding.fault}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  write(proofs)
  console.log(`${all.size} regular expressions, ${faults} of them not shown to be linear.`)
  return faults === 0
}

function write(proofs: Readonly<Record<string, Proof>>): void {
  const sorted = Object.fromEntries(Object.entries(proofs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  fs.writeFileSync(proofsFile, `${JSON.stringify(sorted, undefined, 2)}\n`)
}
