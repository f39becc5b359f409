import { describe, expect, test } from 'vitest'
import { findCatalogueFaults } from '../../tools/checks/catalogue-check.ts'

const source = ["i18n._('hello', {name})", 'i18n._(`category_${slug}`)']

describe('the catalogues', () => {
  test('pass when both say everything that is used', () => {
    const es = { hello: 'Hola, {name}', category_nano: 'Nano' }
    const en = { hello: 'Hello, {name}', category_nano: 'Nano' }
    expect(findCatalogueFaults({ es, en }, source)).toEqual([])
  })

  test.each([
    [{ hello: 'Hola, {name}' }, {}, /hello: has no text in locales\/en/],
    [{ hello: 'Hola, {name}' }, { hello: '  ' }, /hello: has no text in locales\/en/],
    [{ hello: 'Hola, {nombre}' }, { hello: 'Hello, {name}' }, /different values/],
    [{ hello: 'Hola {name}', stale: 'x' }, { hello: 'Hello {name}', stale: 'x' }, /stale: is used nowhere/],
    [{ Hello: 'x' }, { Hello: 'x' }, /snake_case/],
    [{ hello: 'Hola, {name}' }, { hello: "Hello, it's {name}" }, /hello: has a straight quote in locales\/en/],
    [{ hello: 'Hola, "{name}"' }, { hello: 'Hello, “{name}”' }, /hello: has a straight quote in locales\/es/],
  ])('fail for %j and %j', (es, en, message) => {
    expect(findCatalogueFaults({ es, en }, source).join('\n')).toMatch(message)
  })
})
