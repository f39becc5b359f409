import { describe, expect, test } from 'vitest'
import { findLooseLiterals } from '../../tools/checks/token-check.ts'

const literalsOf = (css: string) => findLooseLiterals(css).map(({ literal }) => literal)

describe('a literal is found', () => {
  test.each([
    ['a { color: #fff }', '#fff'],
    ['a { border: 1px solid #14132BCC; }', '#14132BCC'],
    ['a { background: linear-gradient(rgb(0 0 0 / 0.5), transparent); }', 'rgb('],
    ['a { --mine: oklch(0.2 0.1 30); }', 'oklch('],
    ['a { color: light-dark(var(--ink), var(--paper)); }', 'light-dark('],
    ['a { color: White; }', 'White'],
    ["a { font-family: Georgia, 'Times New Roman'; }", "Georgia, 'Times New Roman'"],
    ['a { font: 600 1rem/1.2 Arial, sans-serif; }', '600 1rem/1.2 Arial, sans-serif'],
    ['a { font-family: var(--f-text), serif; }', 'var(--f-text), serif'],
    ['@media print { a { margin: 0; fill: red } }', 'red'],
  ])('%s', (css, literal) => expect(literalsOf(css)).toEqual([literal]))

  test('on its line, comments before it counted', () => {
    expect(findLooseLiterals('/* one\n#fff */\na {\n  top: 0;\n  color: #abc;\n}')).toEqual([
      { line: 5, literal: '#abc' },
    ])
  })
})

test('what is no literal is left alone', () => {
  const css = `
    /* white, #fff */
    #main, a:hover { white-space: nowrap; color: var(--red-hot); background: transparent; fill: currentColor; }
    .red-line { grid-area: white-room; content: 'red'; mask: linear-gradient(black, transparent); }
    b { font: 600 1rem/1.2 var(--f-head); font-family: var(--f-mono); }
    i { font: inherit; background: url('/pictures/red.svg#fff'); }
    @media (forced-colors: active) { u { color: CanvasText; } }
  `
  expect(literalsOf(css)).toEqual([])
})
