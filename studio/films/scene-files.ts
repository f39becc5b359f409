import path from 'node:path'

const kitsFolder = path.join(import.meta.dirname, 'kits')

export function kitFile(kit: string): string {
  return path.join(kitsFolder, kit, 'kit.ts')
}

/** File of a scene, named after it. */
export function sceneFile(scene: string): string {
  return path.join(kitsFolder, `${scene}.ts`)
}
