import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { subsetOptions } from './faces.ts'

export interface SubsetTask {
  /** Path of the face's file. */
  file: string
  characters: string
}

const files = new Map<string, Promise<Buffer>>()

/** The worker thread's one job: a face with these characters alone, as WOFF2. Those that the face lacks are left out. */
export async function subset({ file, characters }: SubsetTask): Promise<Uint8Array> {
  let source = files.get(file)
  if (!source) files.set(file, (source = readFile(file)))
  return subsetFont(await source, characters, subsetOptions)
}
