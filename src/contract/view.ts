import * as v from 'valibot'

/** A page's data. It crosses the network, so it must be plain JSON. */
export interface View<Query, Shown> {
  /** Rejects with ValiError if the query is invalid. */
  read(query: Query): Promise<Shown>
}

export type Views = Readonly<Record<string, View<unknown, unknown>>>

export type QueryOf<V extends Views[string]> = Parameters<V['read']>[0]

export type ShownBy<V extends Views[string]> = Awaited<ReturnType<V['read']>>

export function defineView<const Query extends v.GenericSchema, Shown>(
  schema: Query,
  reader: (query: v.InferOutput<Query>) => Shown | Promise<Shown>,
): View<v.InferInput<Query>, Shown> {
  return { read: async (query) => reader(v.parse(schema, query)) }
}
