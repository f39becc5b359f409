import { bio } from './kits/bio/kit.ts'
import { cogno } from './kits/cogno/kit.ts'
import { info } from './kits/info/kit.ts'
import { nano } from './kits/nano/kit.ts'
import { retro } from './kits/retro/kit.ts'
import type { Kit, Scene } from './scene.ts'

export const kits: Readonly<Record<string, Kit>> = { nano, info, bio, cogno, retro }

export function findScene(name: string): Scene {
  const [kitName = '', sceneName = ''] = name.split('/')
  const kit = kits[kitName]
  const found = kit && Object.hasOwn(kit, sceneName) ? kit[sceneName] : undefined
  if (found) return found
  const known = Object.entries(kits).flatMap(([of, scenes]) => Object.keys(scenes).map((one) => `${of}/${one}`))
  throw new Error(`There is no scene ${name}. There are: ${known.join(', ')}`)
}
