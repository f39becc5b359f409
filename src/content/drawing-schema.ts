import * as v from 'valibot'

const looks = ['line', 'bold', 'dashed', 'hair', 'accent', 'accentDashed', 'fill', 'pale', 'paper', 'ring'] as const

const NumberSchema = v.pipe(v.number('must be a number'), v.finite())
const PlaceSchema = v.tuple([NumberSchema, NumberSchema], 'must be two numbers, across and down')
const WordsSchema = v.strictObject({
  es: v.pipe(v.string(), v.nonEmpty('write it in Spanish')),
  en: v.pipe(v.string(), v.nonEmpty('write it in English')),
})

const RepeatSchema = v.strictObject({
  columns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  rows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  by: PlaceSchema,
})

const ShapeSchema = v.union(
  [
    v.strictObject({
      look: v.picklist(looks),
      path: v.pipe(v.string(), v.regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 ,.-]*$/, 'must be the path of an SVG')),
      repeat: v.optional(RepeatSchema),
    }),
    v.strictObject({
      look: v.picklist(looks),
      /** Center and radius. */
      circle: v.tuple([NumberSchema, NumberSchema, NumberSchema]),
      repeat: v.optional(RepeatSchema),
    }),
  ],
  'must have a look, and a path or a circle',
)

const LabelSchema = v.strictObject({
  ...WordsSchema.entries,
  at: PlaceSchema,
  anchor: v.optional(v.picklist(['start', 'middle', 'end']), 'start'),
  to: v.optional(PlaceSchema),
})

/** A labeled drawing, 480 units wide. */
export const DrawingSchema = v.strictObject({
  height: v.pipe(NumberSchema, v.minValue(60), v.maxValue(480)),
  alt: WordsSchema,
  /** Scale bar: meters that its length represents. None for abstract drawings. */
  scale: v.optional(
    v.strictObject({ metres: v.pipe(NumberSchema, v.gtValue(0)), length: NumberSchema, at: PlaceSchema }),
  ),
  shapes: v.pipe(v.array(ShapeSchema), v.minLength(1, 'draw something')),
  labels: v.pipe(v.array(LabelSchema), v.minLength(2, 'name at least two parts or steps')),
})
export type Drawing = v.InferOutput<typeof DrawingSchema>
export type DrawingShape = Drawing['shapes'][number]
