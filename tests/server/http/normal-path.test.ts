import { expect, it } from 'vitest'
import { normalPath } from '../../../src/server/http/normal-path.ts'

it.each([
  ['/news%2Dsingle/es%2d1', '/news-single/es-1'],
  ['/%6eews%2dsingle/es-1', '/news-single/es-1'],
  ['/%73horts/%7Ea', '/shorts/~a'],
  ['/category/biolog%c3%ada', '/category/biolog%C3%ADa'],
  ['/a%2fb', '/a%2Fb'],
  ['/a%252db', '/a%252db'],
  ['/100%', '/100%'],
  ['/%zz', '/%zz'],
])('%s is %s', (path, normal) => {
  expect(normalPath(path)).toBe(normal)
})
