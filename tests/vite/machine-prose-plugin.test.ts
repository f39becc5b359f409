import { expect, test } from 'vitest'
import { withoutProse } from '../../vite/machine-prose-plugin.ts'

function configurationIn(code: string): unknown {
  return new Function(`const setup = (given) => given\nreturn ${withoutProse(`(${code})`)}`)()
}

test('a description is left out, wherever it stands and however it is written', () => {
  const code = `{
    id: 'light',
    description: 'A light, {on} or off',
    states: {
      off: { description: 'Dark', on: { press: { target: 'on', description: 'Pressed' + ' once' } } },
      on: { tags: ['bright'], description: \`Lit\` },
    },
  }`
  expect(configurationIn(code)).toEqual({
    id: 'light',
    states: { off: { on: { press: { target: 'on' } } }, on: { tags: ['bright'] } },
  })
})

test('what a machine computes with stays, also under the same name', () => {
  const code = `{ description: [1].length, params: { descriptions: 'kept' } }`
  expect(configurationIn(code)).toEqual({ description: 1, params: { descriptions: 'kept' } })
})

test('the types of a setup are left out', () => {
  expect(configurationIn(`setup({ types: { context: {}, tags: {} }, delays: { pause: 200 } })`)).toEqual({
    delays: { pause: 200 },
  })
})
