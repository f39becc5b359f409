import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { VideoScript, VideoTopic } from '../../src/content/video-script.ts'
import type { SpokenBeat } from './narration.ts'
import type { Kit, Scene } from './scene.ts'
import { kitFile, sceneFile } from './scene-files.ts'
import { ScriptError, shown, type ScriptFile } from './script-files.ts'
import { layOut, type Film } from './timeline.ts'

export interface CompiledFilm {
  readonly film: Film
  readonly spoken: readonly SpokenBeat[]
}

export function kitsOf(script: VideoScript): string[] {
  return [...new Set(script.beats.map(({ scene }) => scene.split('/')[0] ?? ''))].toSorted()
}

export async function loadScene(name: string): Promise<Scene> {
  const [kitName = '', sceneName = ''] = name.split('/')
  const file = kitFile(kitName)
  if (!existsSync(file)) throw new Error(`there is no kit ${kitName}`)
  const module = (await import(pathToFileURL(file).href)) as Record<string, Kit>
  const kit = module[kitName] ?? {}
  const found = Object.hasOwn(kit, sceneName) ? kit[sceneName] : undefined
  if (!found) throw new Error(`there is no scene ${name}; there are ${Object.keys(kit).join(', ') || 'none yet'}`)
  if (!existsSync(sceneFile(name)))
    throw new Error(`the scene ${name} must stand in a file of its own, ${sceneName}.ts`)
  return found
}

export async function checkScenes({ file, script }: Pick<ScriptFile, 'file' | 'script'>): Promise<unknown[]> {
  const faults: string[] = []
  const settings: unknown[] = []
  for (const [i, beat] of script.beats.entries()) {
    const where = `${shown(file)}: beats.${i}`
    let scene: Scene
    try {
      scene = await loadScene(beat.scene)
    } catch (error) {
      faults.push(`${where}.scene: ${error instanceof Error ? error.message : String(error)}`)
      continue
    }
    const result = v.safeParse(scene.settings, beat.settings)
    if (result.success) settings[i] = result.output
    else
      for (const issue of result.issues)
        faults.push(`${where}.settings.${v.getDotPath(issue) ?? ''}: ${issue.message} (${beat.scene})`)
    for (const cue of Object.keys(beat.cues)) {
      if (Object.hasOwn(scene.cues, cue)) continue
      const known = Object.keys(scene.cues).join(', ') || 'none'
      faults.push(`${where}.cues.${cue}: ${beat.scene} has no such cue; it has ${known}`)
    }
  }
  if (faults.length > 0) throw new ScriptError(faults.join('\n'))
  return settings
}

export async function compile(
  source: ScriptFile,
  narrate: (say: string) => Promise<SpokenBeat>,
): Promise<CompiledFilm> {
  const settings = await checkScenes(source)
  const spoken: SpokenBeat[] = []
  for (const beat of source.script.beats) spoken.push(await narrate(beat.say))
  return { film: filmOf(source.topic, source, spoken, settings), spoken }
}

function filmOf(topic: VideoTopic, { file, script }: ScriptFile, spoken: SpokenBeat[], settings: unknown[]): Film {
  try {
    return layOut(topic, script, spoken, settings)
  } catch (error) {
    throw new ScriptError(`${shown(file)}: ${error instanceof Error ? error.message : error}`)
  }
}
