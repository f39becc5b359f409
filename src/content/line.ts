import * as v from 'valibot'

export function line(max: number) {
  return v.pipe(
    v.string('must be a text (put it in quotes)'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must not be longer than ${max} characters`),
    v.regex(/^[^\r\n]*$/, 'must be one line'),
  )
}
