import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Knowledge } from '../knowledge.ts'
import { indexNames, type PackedIndexes } from './indexes.ts'
import type { PackedPostings } from './postings.ts'

// File format: header length (4 bytes), JSON header, posting lists aligned to 8 bytes for direct use, then vectors.

const ListsSchema = v.strictObject({
  name: v.picklist(indexNames),
  /** Number of features and pairs. */
  features: v.pipe(v.number(), v.integer(), v.minValue(0)),
  pairs: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
const HeadSchema = v.strictObject({
  /** Hash of the packed content. */
  knowledge: v.string(),
  /** Hash of the numbers. */
  numbers: v.string(),
  letters: v.array(v.string()),
  words: v.array(v.string()),
  lists: v.array(ListsSchema),
  /** Length of the vectors. */
  vectors: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const aligned = (bytes: number) => Math.ceil(bytes / 8) * 8
const hashOf = (data: string | Uint8Array) => createHash('sha256').update(data).digest('base64')
/** Only what the indexes contain; other article data doesn't change them. */
const knowledgeHash = ({ language, texts, answers }: Knowledge) =>
  hashOf(JSON.stringify({ language, texts: texts.map(({ article: _facts, ...text }) => text), answers }))

/** Serializes indexes. */
export function indexFileOf(
  { letters, words, postings, vectors = new Int8Array() }: PackedIndexes,
  knowledge: Knowledge,
): Uint8Array {
  const parts: Uint8Array[] = []
  const lists: v.InferOutput<typeof ListsSchema>[] = []
  for (const name of indexNames) {
    const packed = postings[name]
    if (!packed) continue
    lists.push({ name, features: packed.offsets.length - 1, pairs: packed.documents.length })
    for (const list of [packed.offsets, packed.documents, packed.weights])
      parts.push(padded(new Uint8Array(list.buffer, list.byteOffset, list.byteLength)))
  }
  parts.push(padded(new Uint8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength)))
  const numbers = Buffer.concat(parts)
  const hashes = { knowledge: knowledgeHash(knowledge), numbers: hashOf(numbers) }
  const head: v.InferOutput<typeof HeadSchema> = {
    ...hashes,
    letters: [...letters],
    words: [...words],
    lists,
    vectors: vectors.length,
  }
  const json = Buffer.from(JSON.stringify(head))
  const front = Buffer.alloc(aligned(4 + json.length))
  front.writeUInt32LE(json.length)
  json.copy(front, 4)
  return Buffer.concat([front, numbers])
}

/** Reads indexes; undefined if damaged or outdated. Rejects if missing. */
export async function readIndexFile(file: string, knowledge: Knowledge): Promise<PackedIndexes | undefined> {
  const bytes = await readFile(file)
  const headEnd = bytes.length < 4 ? Infinity : 4 + bytes.readUInt32LE()
  if (headEnd > bytes.length) return undefined
  const head = v.safeParse(v.pipe(v.string(), v.parseJson(), HeadSchema), bytes.toString('utf8', 4, headEnd))
  if (!head.success || head.output.knowledge !== knowledgeHash(knowledge)) return undefined
  const numbers = bytes.subarray(aligned(headEnd))
  if (head.output.numbers !== hashOf(numbers)) return undefined
  const { letters, words, lists, vectors } = head.output
  const postings: Partial<Record<(typeof indexNames)[number], PackedPostings>> = {}
  let at = numbers.byteOffset
  const next = (length: number) => {
    const from = at
    at += aligned(length)
    return from
  }
  for (const { name, features, pairs } of lists)
    postings[name] = {
      offsets: new Uint32Array(bytes.buffer, next((features + 1) * 4), features + 1),
      documents: new Uint16Array(bytes.buffer, next(pairs * 2), pairs),
      weights: new Uint16Array(bytes.buffer, next(pairs * 2), pairs),
    }
  return { letters, words, postings, vectors: new Int8Array(bytes.buffer, next(vectors), vectors) }
}

function padded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(aligned(bytes.length))
  whole.set(bytes)
  return whole
}
