/** `node studio/zed/live-check.ts` runs the zed engine with sound in Chromium and reports what happens. */
import { execFileSync } from 'node:child_process'
import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { build } from 'vite'
import type { TalkReply } from '../../src/contract/talk-reply.ts'
import { provideChromium } from '../../tools/testing/chromium.ts'
import { provideFfmpeg } from '../films/provide-ffmpeg.ts'

const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']
const address = 'http://zed.test/'
const page = (
  script = '',
) => `<!doctype html><html lang="en"><title>Zed</title><style>body{margin:0;background:#fff}#zed-stage{width:212px;height:360px}</style>
<div id="zed-stage"></div><button>touch</button>${script}<script type="module" src="/live-page.js"></script></html>`

let failures = 0

function check(what: string, passed: boolean, figure: unknown = '') {
  if (!passed) failures++
  console.log(`${passed ? 'ok  ' : 'FAIL'} ${what}${figure === '' ? '' : `: ${String(figure)}`}`)
}

async function bundle(): Promise<Map<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('live-page.ts', import.meta.url)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
      modulePreload: { polyfill: false },
    },
  })
  const files = new Map<string, string>()
  for (const result of [built].flat())
    if ('output' in result)
      for (const file of result.output) if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code)
  return files
}

function sound(seconds: number): string {
  const tone = `sine=frequency=220:duration=${seconds},tremolo=f=4:d=0.95`
  const mp3 = execFileSync(provideFfmpeg(), ['-v', 'error', '-f', 'lavfi', '-i', tone, '-f', 'mp3', '-b:a', '48k', '-'])
  return `data:audio/mpeg;base64,${mp3.toString('base64')}`
}

function reply(seconds: number, withVisemes: boolean): TalkReply {
  const bare = {
    text: 'ma',
    audio: sound(seconds),
    duration: seconds,
    emotionEvents: [{ time: 1.2, emotion: 'excited' as const, intensity: 1 }],
  }
  if (!withVisemes) return bare
  const names = ['PP', 'aa', 'SS', 'O'] as const
  const visemes = Array.from({ length: Math.floor(seconds * 5) }, (_, index) => ({
    time: index / 5,
    viseme: names[index % 4]!,
    weight: 1,
  }))
  return { ...bare, visemes }
}

const files = await bundle()
for (const [path, code] of files)
  console.log(`     ${path}: ${(brotliCompressSync(code).length / 1024).toFixed(1)} KB brotli`)

async function open(browser: Browser, options: { reducedMotion?: 'reduce' } = {}, script?: string) {
  const context = await browser.newContext({ viewport: { width: 800, height: 600 }, ...options })
  const tab = await context.newPage()
  const loaded: string[] = []
  tab.on('pageerror', (error) => check('no error on the page', false, error.message))
  await tab.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname
    loaded.push(path)
    const code = files.get(path)
    if (code) return route.fulfill({ contentType: 'text/javascript', body: code })
    return route.fulfill({ contentType: 'text/html', body: page(script) })
  })
  await tab.goto(address)
  await tab.waitForTimeout(700)
  await tab.waitForFunction(() => window.live?.log.some((event) => event.type === 'ready'))
  return { tab, loaded, close: () => context.close() }
}

const stageOf = (tab: Page) => tab.evaluate(() => document.querySelector<HTMLElement>('#zed-stage')!.dataset['stage'])
const until = (tab: Page, type: string) =>
  tab.waitForFunction((wanted) => window.live.log.some((event) => event.type === wanted), type, { timeout: 15_000 })
const types = (tab: Page) => tab.evaluate(() => window.live.log.map((event) => event.reason ?? event.type).join(' '))

async function mouthMovement(tab: Page, pictures: number, pause: number) {
  const shots: Buffer[] = []
  for (let index = 0; index < pictures; index++) {
    const png = await tab.screenshot({ clip: { x: 84, y: 130, width: 44, height: 32 } })
    shots.push(await sharp(png).greyscale().raw().toBuffer())
    await tab.waitForTimeout(pause)
  }
  return shots.slice(1).map((shot, index) => {
    let difference = 0
    for (const [at, value] of shot.entries()) difference += Math.abs(value - shots[index]![at]!)
    return difference / shot.length
  })
}

const launch = (args: string[]) =>
  chromium.launch({
    executablePath: provideChromium(),
    args: ['--no-sandbox', '--no-first-run', '--disable-background-networking', ...args],
  })

async function speakAndStop(browser: Browser, kind: 'three' | 'drawn') {
  const { tab, loaded, close } = await open(browser)
  await tab.waitForTimeout(400)
  check(`${kind}: no picture code before a touch`, !loaded.some((path) => path.includes('stage')), await stageOf(tab))
  await tab.click('button')
  const touched = Date.now()
  await tab.waitForSelector('#zed-stage[data-stage="three"], #zed-stage[data-stage="drawn"]')
  console.log(`     ${kind}: first picture ${Date.now() - touched} ms after the touch`)
  check(`${kind}: the right stage`, (await stageOf(tab)) === kind, await stageOf(tab))
  await tab.waitForTimeout(2000)
  const calm = Math.max(...(await mouthMovement(tab, 4, 120)))
  await tab.evaluate((spoken) => window.live.receive(spoken), reply(5, true))
  await until(tab, 'started')
  const drift = await tab.evaluate(async () => {
    const start = { page: performance.now(), sound: window.live.engine.currentTime() ?? 0 }
    await new Promise((resolve) => setTimeout(resolve, 600))
    return ((window.live.engine.currentTime() ?? 0) - start.sound) * 1000 - (performance.now() - start.page)
  })
  check(`${kind}: the clock keeps time`, Math.abs(drift) < 60, `${drift.toFixed(0)} ms off in 600`)
  const talking = await mouthMovement(tab, 10, 90)
  check(`${kind}: the lips move with the voice`, Math.max(...talking) > calm + 4, `${Math.max(...talking).toFixed(1)} against ${calm.toFixed(1)} in silence`) // prettier-ignore
  await until(tab, 'ended')
  check(`${kind}: started, then ended`, (await types(tab)) === 'ready started ended', await types(tab))
  await tab.evaluate((spoken) => window.live.receive(spoken), reply(3, false))
  await tab.waitForFunction(() => window.live.log.filter((event) => event.type === 'started').length === 2)
  await tab.waitForTimeout(300)
  const heard = Math.max(...(await mouthMovement(tab, 8, 110)))
  check(`${kind}: the lips follow the loudness without visemes`, heard > calm + 2, heard.toFixed(1))
  const stopping = await tab.evaluate(() => {
    const before = performance.now()
    window.live.engine.stopAudio()
    return [performance.now() - before, window.live.engine.currentTime()]
  })
  check(`${kind}: silence at once`, Number(stopping[0]) < 100 && stopping[1] === null, `${Number(stopping[0]).toFixed(1)} ms`) // prettier-ignore
  const busy = await tab.evaluate(() => window.live.countFrames(1))
  await tab.evaluate(() => window.live.engine.setVisible(false))
  const resting = await tab.evaluate(() => window.live.countFrames(1))
  check(`${kind}: frames only while seen`, busy > 3 && resting === 0, `${busy} a second, then ${resting}`)
  await close()
}

async function loseContext(browser: Browser) {
  const { tab, close } = await open(browser)
  await tab.click('button')
  await tab.waitForSelector('#zed-stage[data-stage="three"]')
  await tab.waitForTimeout(500)
  const lose = (back: boolean) =>
    tab.evaluate(async (restored) => {
      const canvas = window.live.canvas()!
      const context = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
      context.loseContext()
      await new Promise((resolve) => setTimeout(resolve, 400))
      if (restored) context.restoreContext()
    }, back)
  await lose(true)
  await tab.waitForTimeout(3500)
  const picture = await sharp(await tab.screenshot({ clip: { x: 0, y: 0, width: 212, height: 360 } })).stats()
  check('a context that comes back shows Zed again', (await stageOf(tab)) === 'three' && picture.channels[0]!.stdev > 30, picture.channels[0]!.stdev.toFixed(0)) // prettier-ignore
  await lose(false)
  await tab.waitForSelector('#zed-stage[data-stage="drawn"]', { timeout: 8000 })
  check('a context that stays away gives the drawn Zed', (await types(tab)) === 'ready lost lost', await types(tab))
  await close()
}

async function blockedSound() {
  const browser = await launch([...webgl, '--autoplay-policy=user-gesture-required'])
  // `evaluate` counts as a user gesture, so the page must start by itself, unobserved.
  const ask = `<script>window.toSay = ${JSON.stringify(reply(1, true))}</script>`
  const { tab, loaded, close } = await open(browser, {}, ask)
  check('sound without a gesture is told as blocked', (await types(tab)) === 'ready blocked', await types(tab))
  check('and loads no three.js', !loaded.some((path) => path.includes('stage')))
  await close()
  await browser.close()
}

async function stillness(browser: Browser) {
  const { tab, close } = await open(browser, { reducedMotion: 'reduce' })
  await tab.click('button')
  await tab.waitForSelector('#zed-stage[data-stage="three"]')
  await tab.waitForTimeout(6000)
  const hands = async () => sharp(await tab.screenshot({ clip: { x: 0, y: 200, width: 212, height: 160 } })).raw().toBuffer() // prettier-ignore
  const before = await hands()
  await tab.evaluate((spoken) => window.live.receive(spoken), reply(2, true))
  await until(tab, 'started')
  const lips = Math.max(...(await mouthMovement(tab, 8, 90)))
  const after = await hands()
  const moved = after.reduce((sum, value, at) => sum + Math.abs(value - before[at]!), 0) / after.length
  check('less motion: hands rest, lips move', moved < 1.5 && lips > 4, `${moved.toFixed(2)}, ${lips.toFixed(1)}`)
  await close()
}

await blockedSound()
const free = ['--autoplay-policy=no-user-gesture-required']
const three = await launch([...webgl, ...free])
await speakAndStop(three, 'three')
await loseContext(three)
await stillness(three)
await three.close()
const flat = await launch(['--disable-gpu', '--disable-3d-apis', ...free])
await speakAndStop(flat, 'drawn')
await flat.close()
console.log(failures === 0 ? 'all well' : `${failures} failed`)
process.exitCode = failures === 0 ? 0 : 1
