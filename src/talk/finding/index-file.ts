import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Knowledge } from '../knowledge.ts'
import { indexNames, type PackedIndexes } from './indexes.ts'
import type { PackedPostings } from './postings.ts'

// File format: header length (4 bytes), JSON header, then aligned to 8 bytes for direct use: hashes of the vocabularies,
// posting lists, vectors.

const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const ListsSchema = v.strictObject({
  name: v.picklist(indexNames),
  /** Number of features and pairs. */
  features: Count,
  pairs: Count,
})
const HeadSchema = v.strictObject({
  /** Hash of the packed content. */
  knowledge: v.string(),
  /** Hash of the numbers. */
  numbers: v.string(),
  /** Number of features in the vocabularies. */
  letters: Count,
  words: Count,
  lists: v.array(ListsSchema),
  /** Length of the vectors. */
  vectors: Count,
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
  const parts = [letters, words].map(bytesOf)
  const lists: v.InferOutput<typeof ListsSchema>[] = []
  for (const name of indexNames) {
    const packed = postings[name]
    if (!packed) continue
    lists.push({ name, features: packed.offsets.length - 1, pairs: packed.documents.length })
    parts.push(...[packed.offsets, packed.documents, packed.weights].map(bytesOf))
  }
  parts.push(bytesOf(vectors))
  const numbers = Buffer.concat(parts)
  const hashes = { knowledge: knowledgeHash(knowledge), numbers: hashOf(numbers) }
  const head: v.InferOutput<typeof HeadSchema> = {
    ...hashes,
    letters: letters.length,
    words: words.length,
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
  const { lists, vectors } = head.output
  const postings: Partial<Record<(typeof indexNames)[number], PackedPostings>> = {}
  let at = numbers.byteOffset
  const next = (length: number) => {
    const from = at
    at += aligned(length)
    return from
  }
  const hashesOf = (features: number) => new Uint32Array(bytes.buffer, next(features * 4), features)
  const [letters, words] = [hashesOf(head.output.letters), hashesOf(head.output.words)]
  for (const { name, features, pairs } of lists)
    postings[name] = {
      offsets: new Uint32Array(bytes.buffer, next((features + 1) * 4), features + 1),
      documents: new Uint16Array(bytes.buffer, next(pairs * 2), pairs),
      weights: new Uint16Array(bytes.buffer, next(pairs * 2), pairs),
    }
  return { letters, words, postings, vectors: new Int8Array(bytes.buffer, next(vectors), vectors) }
}

/** Returns the bytes of a list, aligned. */
function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array {
  const whole = new Uint8Array(aligned(byteLength))
  whole.set(new Uint8Array(buffer, byteOffset, byteLength))
  return whole
}
