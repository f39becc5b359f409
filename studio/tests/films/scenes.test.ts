import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkScenes } from '../../films/compile.ts'
import { kits } from '../../films/kits.ts'
import { coloursOn } from '../../films/palette.ts'
import { seededRandom } from '../../pictures/random.ts'
import { listScriptFiles, readScript, shown } from '../../films/script-files.ts'
import { sceneFile } from '../../films/scene-files.ts'
import { focusOf, momentOf } from '../../films/stage.ts'
import { frameSize, isWide, layOut, type Narration } from '../../films/timeline.ts'
import { fakeCanvasGlobals, recordingBrush } from './recording-brush.ts'

fakeCanvasGlobals()

function said(text: string): Narration {
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }, i) => ({
    text: word,
    start: i * 0.35,
    end: i * 0.35 + 0.3,
    from: index,
    to: index + word.length,
  }))
  return { duration: words.length * 0.35 + 0.2, words, visemes: [] }
}

const moments = [0, 0.25, 0.5, 0.75, 1] as const

describe.each(listScriptFiles().map((file) => [shown(file), file] as const))('%s', (_name, file) => {
  it('names scenes, settings and cues that exist, and every beat draws at five moments', async () => {
    const { topic, script } = readScript(file)
    const settings = await checkScenes({ file, script })
    const film = layOut(
      topic,
      script,
      script.beats.map(({ say }) => said(say)),
      settings,
    )
    const { width, height } = frameSize(isWide(topic))
    for (const [i, beat] of film.beats.entries()) {
      const [kit = '', name = ''] = beat.scene.split('/')
      for (const share of moments) {
        const { brush, record } = recordingBrush()
        const sheet = {
          brush,
          width,
          height,
          focus: focusOf(film.wide, beat.headline.length > 0),
          colours: coloursOn(beat.ground, film.ink),
          random: (seed: number) => seededRandom(seed + i),
        }
        kits[kit]?.[name]?.draw(sheet, momentOf(beat, beat.duration * share), beat.settings)
        const where = `beats.${i} ${beat.scene} at ${share}`
        expect(record.faults, where).toEqual([])
        expect(record.depth, `${where}: save without restore`).toBe(0)
        if (share > 0 && share < 1) expect(record.calls, `${where} is empty`).toBeGreaterThan(0)
        for (const text of record.texts) expect(text, where).not.toMatch(/NaN|undefined|\[object/)
      }
    }
  })
})

describe('kits', () => {
  it('keep every scene in a file of its name', () => {
    for (const [kit, scenes] of Object.entries(kits)) {
      const files = new Set(readdirSync(path.dirname(sceneFile(`${kit}/x`))))
      for (const name of Object.keys(scenes)) expect(files, `${kit}/${name}`).toContain(`${name}.ts`)
    }
  })
})
