import { describe, expect, it } from 'vitest'
import { ownTitle } from '../../src/offline/kept-pages.ts'

describe('what a kept page is called in the list', () => {
  it.each([
    ['Sobre nosotros · Tecnociencia Z', 'Sobre nosotros'],
    ['«luz» · Buscar · Tecnociencia Z', '«luz» · Buscar'],
    ['Tecnociencia Z', 'Tecnociencia Z'],
    ['', ''],
  ])('of the title «%s» is «%s»', (title, own) => {
    expect(ownTitle(title, 'Tecnociencia Z')).toBe(own)
  })
})
