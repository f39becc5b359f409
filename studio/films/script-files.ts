import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import { VideoScriptSchema, videoTopics, type VideoScript, type VideoTopic } from '../../src/content/video-script.ts'

export interface ScriptFile {
  readonly topic: VideoTopic
  /** File name without extension, such as `05-el-oro-que-se-ve-rojo`. */
  readonly name: string
  readonly file: string
  readonly script: VideoScript
}

/** Each line of the message names file, field, and remedy. */
export class ScriptError extends Error {
  override name = 'ScriptError'
}

const root = path.join(import.meta.dirname, '../..')
export const scriptsFolder = path.join(root, 'src/content/videos')

/** Path for messages, independent of the working directory. */
export function shown(file: string): string {
  return path.relative(root, file)
}

export function listScriptFiles(folder = scriptsFolder): string[] {
  return videoTopics.flatMap((topic) => {
    const place = path.join(folder, topic)
    if (!existsSync(place)) return []
    const names = readdirSync(place).filter((name) => name.endsWith('.yaml'))
    return names.toSorted().map((name) => path.join(place, name))
  })
}

export function readScript(file: string): ScriptFile {
  const topic = videoTopics.find((one) => one === path.basename(path.dirname(file)))
  if (!topic) throw new ScriptError(`${shown(file)}: must stand in a folder named ${videoTopics.join(', ')}`)
  const name = path.basename(file, '.yaml')
  let data: unknown
  try {
    data = parseYaml(readFileSync(file, 'utf8'))
  } catch (error) {
    const [first = 'cannot be read'] = String(error instanceof Error ? error.message : error).split('\n')
    throw new ScriptError(`${shown(file)}: is no valid YAML: ${first}`)
  }
  const result = v.safeParse(VideoScriptSchema, data)
  if (!result.success) {
    const lines = result.issues.map((issue) => `${shown(file)}: ${v.getDotPath(issue) ?? 'file'}: ${remedy(issue)}`)
    throw new ScriptError(lines.join('\n'))
  }
  const script = result.output
  const expected = `${script.id.padStart(2, '0')}-${script.slug}`
  if (name !== expected)
    throw new ScriptError(`${shown(file)}: file name: must be ${expected}.yaml, as its id and slug say`)
  return { topic, name, file, script }
}

function remedy(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing'
  if (issue.type === 'strict_object') return 'is not a field of a script: correct its name or remove it'
  return issue.message
}

/** `wanted`: slugs or names (`05-slug`, `topic/05-slug`). Throws ScriptError for invalid scripts and unknown names. */
export function readScripts(wanted: readonly string[] = [], folder = scriptsFolder): ScriptFile[] {
  const files = listScriptFiles(folder)
  const fits = (file: string, name: string): boolean => {
    const base = path.basename(file, '.yaml')
    const topic = path.basename(path.dirname(file))
    return [base, base.replace(/^\d+-/, ''), `${topic}/${base}`, topic].includes(name.replace(/\.yaml$/, ''))
  }
  const unknown = wanted.find((name) => !files.some((file) => fits(file, name)))
  if (unknown !== undefined)
    throw new ScriptError(`No script is called ${unknown}: give a slug, a topic or topic/nn-slug`)
  const faults: string[] = []
  const scripts: ScriptFile[] = []
  for (const file of files) {
    if (wanted.length > 0 && !wanted.some((name) => fits(file, name))) continue
    try {
      scripts.push(readScript(file))
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error
      faults.push(error.message)
    }
  }
  if (faults.length > 0) throw new ScriptError(faults.join('\n'))
  return scripts
}
