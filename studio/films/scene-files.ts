import path from 'node:path'

const kitsFolder = path.join(import.meta.dirname, 'kits')

/** File of a kit. */
export function kitFile(kit: string): string {
  return path.join(kitsFolder, kit, 'kit.ts')
}

/** File of a scene, by the rule that it is called like the scene. */
export function sceneFile(scene: string): string {
  return path.join(kitsFolder, `${scene}.ts`)
}
