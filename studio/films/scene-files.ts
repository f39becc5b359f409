import path from 'node:path'

const kitsFolder = path.join(import.meta.dirname, 'kits')

export function kitFile(kit: string): string {
  return path.join(kitsFolder, kit, 'kit.ts')
}

export function sceneFile(scene: string): string {
  return path.join(kitsFolder, `${scene}.ts`)
}
