import * as v from 'valibot'

/** What a page shows of the content. It crosses the network: it has to be plain JSON. */
export interface View<Query, Shown> {
  /** Rejects with a ValiError when the query is not one of this view. */
  read(query: Query): Promise<Shown>
}

/** The views of a part of the site by their names. */
export type Views = Readonly<Record<string, View<unknown, unknown>>>

/** What a view is asked with. */
export type QueryOf<V extends Views[string]> = Parameters<V['read']>[0]

/** What a view shows. */
export type ShownBy<V extends Views[string]> = Awaited<ReturnType<V['read']>>

/** Makes a view of the schema of what it is asked with, and of what reads it. */
export function defineView<const Query extends v.GenericSchema, Shown>(
  schema: Query,
  reader: (query: v.InferOutput<Query>) => Shown | Promise<Shown>,
): View<v.InferInput<Query>, Shown> {
  return { read: async (query) => reader(v.parse(schema, query)) }
}
