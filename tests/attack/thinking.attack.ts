import { afterEach, expect, it } from 'vitest'
import { median } from '../../tools/benches/median.ts'
import { isShort, startServer, talk, times, type AttackedServer } from './server.ts'

let server: AttackedServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const patient = { TALK_VOICE_WAIT_MS: '120000', TALK_TIMEOUT_MS: '120000' }

const lettersThenSigns = (n: number, length: number) => `${n} `.padEnd(length / 2, 'a').padEnd(length, '$')

function misspeltWords(n: number, length: number): string {
  let seed = n + 7
  const letter = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return 'abcdefghijlmnopqrstuvz'[seed % 22] ?? 'a'
  }
  const word = () => Array.from({ length: 8 }, letter).join('')
  return Array.from({ length: Math.ceil(length / 9) }, word)
    .join(' ')
    .slice(0, length)
}

/** Headers by which a visitor is told from others at the same address. */
function visitorOf(name: string): Record<string, string> {
  const token = Buffer.from(name).toString('base64url').padEnd(24, '0')
  return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
}

/** Visitors at one address ask continuously, within limits, until `isOver`. */
async function flood(
  port: number,
  address: string,
  visitor: number,
  hostile: (n: number) => string,
  isOver: () => boolean,
) {
  const statuses: number[] = []
  const headers = visitorOf(`a-visitor-of-many-${visitor}`)
  for (let n = 0; !isOver(); n += 1) {
    const content = hostile(visitor * 1000 + n)
    const history = ['user', 'assistant', 'user'].map((role) => ({ role, content: role === 'user' ? content : '…' }))
    const { status } = await talk(port, { history, lang: 'es' }, { from: address, headers })
    statuses.push(status)
    // Refused clients retry when allowed.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return statuses
}

const things = [
  'un átomo',
  'la luz',
  'una célula',
  'el ADN',
  'un cúbit',
  'una neurona',
  'un láser',
  'un virus',
  'una onda',
  'un gen',
]
const plainQuestions = ['¿Qué es X?', '¿Cómo funciona X?', '¿Para qué sirve X?'].flatMap((question) =>
  things.map((thing) => question.replace('X', thing)),
)

const floods: [addresses: number, visitors: number][] = isShort
  ? [[1, 8]]
  : [
      [1, 1],
      [1, 10],
      [8, 4],
    ]

it.each([
  ['letters, then signs', lettersThenSigns, 2000],
  ['letters, then signs, as many as a message has', lettersThenSigns, 12_000],
  ['misspelt words', misspeltWords, 2000],
  ['misspelt words, as many as a message has', misspeltWords, 12_000],
])('%s, as often as the limits let them: every question of another address is answered', async (name, make, length) => {
  for (const [addresses, visitors] of floods) {
    server = await startServer(patient)
    const { port } = server
    let isOver = false
    const flooded = Array.from({ length: addresses * visitors }, (_, n) =>
      flood(
        port,
        `127.0.6.${(n % addresses) + 1}`,
        n,
        (turn) => make(turn, length),
        () => isOver,
      ),
    )
    const waited: number[] = []
    const unanswered: string[] = []
    for (const content of plainQuestions.slice(0, times(15, 30))) {
      const question = { history: [{ role: 'user', content }], lang: 'es' }
      // Each a visitor of their own: on a slow machine one would use up their time for thinking.
      const { status, body, ms } = await talk(port, question, { from: '127.0.0.9', headers: visitorOf(content) })
      if (status !== 200) unanswered.push(`${status} ${body.slice(0, 200)}`)
      waited.push(ms)
      // Typing time.
      await new Promise((resolve) => setTimeout(resolve, times(0, 700)))
    }
    isOver = true
    const statuses = Map.groupBy((await Promise.all(flooded)).flat(), (status) => status)
    console.log(
      `${name}, ${addresses} addresses with ${visitors} visitors:`,
      Object.fromEntries([...statuses].map(([status, all]) => [status, all.length])),
      `another's answers after ${Math.round(median(waited))} ms, at most ${Math.round(Math.max(...waited))} ms,`,
      `${waited.filter((ms) => ms <= 1000).length} of ${waited.length} within 1 s`,
    )
    expect(unanswered).toEqual([])
    expect(server.output()).not.toContain('talk failed')
    await server.stop()
  }
})
