import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readKnowledge } from '../../content-pipeline/knowledge-of-files.ts'
import { talkLinesType, talkPath } from '../../src/contract/talk-limits.ts'
import { languages, type Language } from '../../src/i18n/language.ts'
import { median } from './median.ts'
import { serveBuild } from '../testing/serve-build.ts'

const long = 4

/** Times in ms. */
interface Heard {
  first: number
  whole: number
}

/** Prints how soon a long answer starts compared with the complete reply, with a cold speech cache. */
export async function benchFirstSentence(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'voice-bench-'))
  const site = await serveBuild({
    TALK_PER_MINUTE: '10000',
    TALK_VOICE_SECONDS: '1000000',
    VOICE_CACHE_DIR: folder,
  })
  console.log(`\nfirst sentence of an answer of ${long} or more, and the whole of it (ms, medians)`)
  try {
    for (const language of languages) {
      await hear(site.url, language, 'hm')
      const asks = readKnowledge(language)
        .answers.filter(({ say }) => say.length >= long)
        .flatMap(({ ask }) => ask.slice(0, 1))
      const heard: Heard[] = []
      for (const ask of asks) heard.push(await hear(site.url, language, ask))
      const share = median(heard.map(({ first, whole }) => first / whole))
      const [first, whole] = [median(heard.map((one) => one.first)), median(heard.map((one) => one.whole))]
      const most = Math.max(...heard.map((one) => one.first / one.whole))
      console.log(
        `  ${language}, ${heard.length} answers  ${first.toFixed(0)} of ${whole.toFixed(0)}, share ${share.toFixed(2)}, at most ${most.toFixed(2)}`,
      )
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function hear(url: string, language: Language, ask: string): Promise<Heard> {
  const from = performance.now()
  const response = await fetch(url + talkPath, {
    method: 'POST',
    body: JSON.stringify({ history: [{ role: 'user', content: ask }], lang: language }),
    headers: { 'content-type': 'application/json', accept: talkLinesType },
  })
  if (!response.ok || !response.body) throw new Error(`${response.status} for “${ask}”`)
  let first: number | undefined
  let all = ''
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    all += part
    if (all.includes('\n')) first ??= performance.now() - from
  }
  const whole = performance.now() - from
  return { first: first ?? whole, whole }
}
