import { mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { VideoScript } from '../../../src/content/video-script.ts'
import { createFingerprints, hashOf, sourceFingerprint, voiceFingerprint } from '../../films/fingerprint.ts'
import { listScriptFiles, readScript } from '../../films/script-files.ts'

async function ofSources(scene: string, shared: string): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sources-'))
  writeFileSync(path.join(folder, 'scene.ts'), scene)
  writeFileSync(path.join(folder, 'shared.ts'), shared)
  return sourceFingerprint(path.join(folder, 'scene.ts'))
}

const scene = `import { two } from './shared.ts'\nexport const draw = (x: number): number => x * two`
const shared = `export const two = 2\nexport const other = 3`

describe('the fingerprint of sources', () => {
  it('changes with what they do, and with what they import does', async () => {
    const first = await ofSources(scene, shared)
    expect(await ofSources(scene, shared)).toBe(first)
    expect(await ofSources(scene.replace('x * two', 'x + two'), shared)).not.toBe(first)
    expect(await ofSources(scene, shared.replace('two = 2', 'two = 4'))).not.toBe(first)
  })

  it('does not change with comments, layout, or what is not imported', async () => {
    const first = await ofSources(scene, shared)
    expect(await ofSources(`/** Draws. */\n${scene.replace('=> x', '=>\n  x')}\n`, shared)).toBe(first)
    expect(await ofSources(scene, shared.replace('other = 3', 'other = 5'))).toBe(first)
  })
})

describe('the fingerprint of a film', () => {
  const file = listScriptFiles()[0]
  const script: VideoScript = readScript(file ?? '').script
  const fingerprintOf = createFingerprints()

  it('changes with all that is seen and heard', async () => {
    const { script: first } = await fingerprintOf(script)
    expect((await fingerprintOf(structuredClone(script))).script).toBe(first)
    const [beat, ...rest] = script.beats
    if (!beat) throw new Error('a script has beats')
    const changed: Partial<VideoScript>[] = [
      { scale: script.scale * 2 },
      { slug: `${script.slug}-2` },
      { thumbnail: { beat: 0, at: 0.123 } },
      { beats: [{ ...beat, say: `${beat.say} Hola.` }, ...rest] },
      { beats: [{ ...beat, english: `${beat.english} Hello.` }, ...rest] },
      { beats: [{ ...beat, ground: beat.ground === 'ink' ? 'paper' : 'ink' }, ...rest] },
      { beats: [...rest, beat] },
    ]
    const all = await Promise.all(changed.map((change) => fingerprintOf({ ...script, ...change })))
    expect(new Set([first, ...all.map((one) => one.script)]).size).toBe(changed.length + 1)
  })

  it('does not change with what is only written about it', async () => {
    const told: Partial<VideoScript> = {
      title: { es: 'Otro', en: 'Another' },
      summary: { es: 'Otro.', en: 'Another.' },
      releaseDate: '2026-09-02',
      sources: [],
    }
    expect(await fingerprintOf({ ...script, ...told })).toEqual(await fingerprintOf(script))
  })

  it('of the studio changes with how something is drawn or said, and not with the rest of the script', async () => {
    const first = await fingerprintOf(script)
    const [beat, ...rest] = script.beats
    if (!beat) throw new Error('a script has beats')
    const otherScale = await fingerprintOf({ ...script, scale: script.scale * 2 })
    expect(otherScale.studio).toBe(first.studio)
    const otherWords = await fingerprintOf({ ...script, beats: [{ ...beat, say: `${beat.say} Hola.` }, ...rest] })
    expect(otherWords.studio).not.toBe(first.studio)
  })
})

it('the voice has another fingerprint for another text', async () => {
  expect(await voiceFingerprint('Hola.')).toBe(await voiceFingerprint('Hola.'))
  expect(await voiceFingerprint('Hola.')).not.toBe(await voiceFingerprint('¿Hola?'))
})

it('parts of a hash are told apart', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'))
})
