import type { Entry } from './entry.ts'

const loaders = Object.fromEntries(
  Object.entries(import.meta.glob<Entry[]>('./entries/*.tsx', { import: 'entries' })).map(([file, load]) => [
    file.replace(/^.*\/|\.tsx$/g, ''),
    load,
  ]),
)

export interface Room {
  name: string
  entries: Entry[]
}

export async function loadRooms(only?: string): Promise<Room[]> {
  const names = Object.keys(loaders).filter((name) => only === undefined || name === only)
  return Promise.all(names.map(async (name) => ({ name, entries: (await loaders[name]?.()) ?? [] })))
}
