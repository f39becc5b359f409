import * as v from 'valibot'

const url = v.pipe(
  v.string('must be a text'),
  v.regex(/^(https?:\/\/|\/(?!\/))/, 'must be a path of this site or an http(s) address'),
)
const name = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))
const milliseconds = v.pipe(v.number('must be a number'), v.integer('must be whole'), v.minValue(1, 'must be positive'))

const UnityConfigurationSchema = v.strictObject({
  loaderUrl: url,
  dataUrl: url,
  frameworkUrl: url,
  codeUrl: url,
  streamingAssetsUrl: v.optional(url),
  objectName: v.optional(name, 'Zed'),
  receiveMethod: v.optional(name, 'Receive'),
  stopMethod: v.optional(name, 'StopAudio'),
  /** The method should set `WebGLInput.captureAllKeyboardInput = false`. */
  releaseKeyboardMethod: v.optional(name, 'ReleaseKeyboard'),
  /** Events of the build when its voice starts and ends. Without them, the reply's duration is used. */
  startedEvent: v.optional(name),
  endedEvent: v.optional(name),
  /** Load timeout in ms. */
  loadTimeout: v.optional(milliseconds, 60_000),
})

const AvatarConfigurationSchema = v.variant(
  'engine',
  [
    v.strictObject({ engine: v.literal('zed') }),
    v.strictObject({ engine: v.literal('unity'), unity: UnityConfigurationSchema }),
  ],
  'must name an engine: zed or unity',
)

export type UnityConfiguration = v.InferOutput<typeof UnityConfigurationSchema>
export type AvatarConfiguration = v.InferOutput<typeof AvatarConfigurationSchema>

export const defaultAvatarConfiguration: AvatarConfiguration = { engine: 'zed' }

/** Parses JSON text or an object; empty means the default engine. Throws an error that names the invalid fields. */
export function parseAvatarConfiguration(value: unknown): AvatarConfiguration {
  if (value === undefined || value === null || value === '') return defaultAvatarConfiguration
  const result = v.safeParse(AvatarConfigurationSchema, typeof value === 'string' ? parseJson(value) : value)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'} ${issue.message}`)
  throw new Error(`The avatar configuration is not valid: ${problems.join('; ')}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error('The avatar configuration is not valid JSON', { cause: error })
  }
}
