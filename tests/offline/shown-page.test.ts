import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ShownPageSchema, wantedPath } from '../../src/offline/shown-page.ts'

describe('what a page tells the service worker', () => {
  const shown = { type: 'shown', path: '/es/about-us', language: 'es', files: ['/assets/app-12345678.js'] }

  it.each([
    ['a page elsewhere', { ...shown, path: 'https://elsewhere.example/' }],
    ['a page elsewhere without its scheme', { ...shown, path: '//elsewhere.example/' }],
    ['a file elsewhere', { ...shown, files: ['//elsewhere.example/a.js'] }],
    ['another language', { ...shown, language: 'fr' }],
    ['something else', 'shown'],
  ])('is refused when it names %s', (_what, message) => {
    expect(v.safeParse(ShownPageSchema, message).success).toBe(false)
  })

  it('is taken when all of it is of this site', () => {
    expect(v.parse(ShownPageSchema, shown)).toEqual(shown)
  })
})

describe('the page that its visitor wanted', () => {
  it.each([
    ['?to=%2Fes%2Fnews-single%2Fes-9%3Fa%3D1', '/es/news-single/es-9?a=1'],
    ['?to=https%3A%2F%2Felsewhere.example', '/'],
    ['?to=%2F%2Felsewhere.example', '/'],
    ['?to=%2F%5Celsewhere.example', '/'],
    ['?to=javascript%3Aalert(1)', '/'],
    ['', '/'],
  ])('of %s is %s', (search, path) => {
    expect(wantedPath(search)).toBe(path)
  })
})
