import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import type { VideoScript } from '../../../src/content/video-script.ts'
import { ScriptError, readScripts } from '../../films/script-files.ts'
import { script } from './trial-script.ts'

function folderWith(text: string, name = '01-de-prueba.yaml', topic = 'nanotechnology'): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'))
  mkdirSync(path.join(folder, topic))
  writeFileSync(path.join(folder, topic, name), text)
  return folder
}

describe('scripts', () => {
  it('are read by slug, name and topic', () => {
    const folder = folderWith(stringify(script))
    for (const wanted of [[], ['de-prueba'], ['01-de-prueba'], ['nanotechnology/01-de-prueba'], ['nanotechnology']])
      expect(readScripts(wanted, folder).map(({ name }) => name)).toEqual(['01-de-prueba'])
  })

  it.each<[string, (data: VideoScript) => unknown, RegExp]>([
    ['a missing title', (data) => ({ ...data, title: undefined }), /01-de-prueba\.yaml: title: is missing/],
    ['a field that is none', (data) => ({ ...data, tittle: 'x' }), /tittle: is not a field of a script/],
    ['a number in place of a text', (data) => ({ ...data, id: 1 }), /id: must be a text in quotes/],
    ['two beats', (data) => ({ ...data, beats: data.beats.slice(1) }), /beats: must have at least three beats/],
    [
      'a sentence without its translation',
      (data) => ({ ...data, beats: data.beats.map((beat) => ({ ...beat, english: 'Only one.' })) }),
      /beats\.0: english must have as many sentences/,
    ],
    [
      'a cue whose word is not said',
      (data) => ({ ...data, beats: data.beats.map((beat) => ({ ...beat, cues: { bend: 'torcida' } })) }),
      /beats\.0: every cue must name words that stand in say/,
    ],
    [
      'a thumbnail of no beat',
      (data) => ({ ...data, thumbnail: { beat: 7, at: 0 } }),
      /thumbnail\.beat must be one of/,
    ],
    ['a day that is none', (data) => ({ ...data, releaseDate: '15 May' }), /releaseDate: must be a day/],
    ['another slug than its name', (data) => ({ ...data, slug: 'otra' }), /must be 01-otra\.yaml/],
  ])('refuse %s, naming file, field and remedy', (_name, change, message) => {
    const folder = folderWith(stringify(change(structuredClone(script))))
    expect(() => readScripts([], folder)).toThrow(ScriptError)
    expect(() => readScripts([], folder)).toThrow(message)
  })

  it('refuse bad YAML and names that fit none', () => {
    expect(() => readScripts([], folderWith('id: "1\n  x: ['))).toThrow(/01-de-prueba\.yaml: is no valid YAML/)
    expect(() => readScripts(['nothing'], folderWith(stringify(script)))).toThrow(/No script is called nothing/)
  })
})

it('the trial script is one that could stand in a file', () => {
  expect(parse(stringify(script))).toEqual(script)
})
