import * as v from 'valibot'
import { figureId, type FigureName } from './figure-names.ts'

export type SettingsSchema<Settings> = v.GenericSchema<Record<string, string>, Settings>

/** Parses a number from `min` to `max` in steps of `step`. */
export function numberInAddress(min: number, max: number, step = 1) {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,8}(\.\d{1,4})?$/),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
    v.check((value) => Math.abs((value - min) / step - Math.round((value - min) / step)) < 1e-6),
  )
}

export function settingsInHash<Settings>(
  hash: string,
  name: FigureName,
  schema: SettingsSchema<Settings>,
): Settings | undefined {
  const [id, query] = hash.replace(/^#/, '').split('?')
  if (id !== figureId(name) || query === undefined) return undefined
  const result = v.safeParse(schema, Object.fromEntries(new URLSearchParams(query)))
  return result.success ? result.output : undefined
}

export function hashOf(name: FigureName, settings: object): string {
  const query = new URLSearchParams(Object.entries(settings).map(([key, value]) => [key, String(value)]))
  return `#${figureId(name)}?${query}`
}
