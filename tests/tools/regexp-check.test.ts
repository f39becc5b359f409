import { describe, expect, it } from 'vitest'
import { halvesOf, isBounded, withoutLooks } from '../../tools/expressions/expression-parts.ts'
import { proveLinear } from '../../tools/expressions/linear-proof.ts'
import { literalsIn, madeIn } from '../../tools/expressions/visitor-expressions.ts'

describe('the proof that an expression is linear', () => {
  it.each([
    [String.raw`^(?<=a)\d{4}(b(?!c){2})?$`, '', 'bounded'],
    [String.raw`^\d+$`, '', 'automaton'],
    [String.raw`^-(?!0)\d+(?!\p{L})`, 'u', 'looks'],
    [String.raw`(?<!\p{L})\d{1,3} |[\p{L}']+`, 'u', 'parts'],
    [String.raw`(\p{L})\1{2,}`, 'u', 'run'],
    [String.raw`([^aeiou])\1$`, '', 'bounded'],
    [String.raw`(?:(?<!\d)\d{1,3}(?: \d{3}){1,9}(?!\d)|\S){1,60}`, 'gu', 'one by one'],
  ])('/%s/%s: %s', async (source, flags, proof) => {
    expect(await proveLinear(source, flags)).toEqual({ proof })
  })

  it.each([
    ['grows with the square', String.raw`\s+$`, /polynomial/],
    ['doubles with each letter', String.raw`(a+)+$`, /exponential/],
    ['doubles though it ends in an assertion', String.raw`(a+)+(?=b)`, /exponential/],
    ['doubles by an assertion in its midst', String.raw`(a(?!b)|a)*$`, /exponential/],
    ['looks at all that follows', String.raw`x(?=a*b)`, /any number/],
    ['has a part that grows with the square', String.raw`(?:one|two|a+b*a+)$`, /polynomial/],
  ])('is not given for one that %s', async (_name, source, fault) => {
    expect(await proveLinear(source, '')).toEqual({ fault: expect.stringMatching(fault) })
  })
})

describe('the parts of an expression', () => {
  it('are halves of its largest choice, else it with and without what may be there', () => {
    expect(halvesOf('(?:a|b|c)d(e|f)')).toEqual(['(?:a|b)d(e|f)', '(?:c)d(e|f)'])
    expect(halvesOf(String.raw`(a|b)+[(|)]\|(?:c)?d`)).toEqual([
      String.raw`(a|b)+[(|)]\|(?:c)d`,
      String.raw`(a|b)+[(|)]\|d`,
    ])
    expect(halvesOf('(a|b)*c')).toEqual([])
  })

  it('are what it matches and what it only looks at', () => {
    expect(withoutLooks(String.raw`(?<!a|b)c(?:d)\((?=e(f))`)).toEqual({
      rest: String.raw`c(?:d)\(`,
      looks: ['a|b', 'e(f)'],
    })
    expect(['[*]a{2,3}\\+', '(a|b){9}', '(ab?){2}', '( (a|b c)){0,8}'].filter((one) => !isBounded(one))).toEqual([])
    expect(['a+', 'a{2,}', '(a?){25}', '(?:a{1,2}){1,9}', '((a|b){0,3}){0,3}'].filter(isBounded)).toEqual([])
  })
})

it('finds what is written between slashes, and where one is made while the site runs', () => {
  const text = "const one = /a\\/b/gu\n// /no/\nconst two = new RegExp(`x${one.source}`)\nconst three = RegExp('y')"
  expect(literalsIn('a.ts', text)).toEqual([{ where: 'a.ts:1', source: 'a\\/b', flags: 'gu' }])
  expect(madeIn('a.ts', text)).toEqual(['a.ts:3', 'a.ts:4'])
})
