// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { forgetVisit } from '../../tools/testing/lab/site-window.ts'

test('what a visit has stored is forgotten before a recording or script is played', () => {
  localStorage.setItem('language', 'en')
  sessionStorage.setItem('conversation', '{}')
  document.cookie = 'language=en; Path=/'
  document.cookie = 'XSRF-TOKEN=1-2; Path=/'
  forgetVisit(window)
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
})
