import * as v from 'valibot'
import { expect, test } from 'vitest'
import { SourceSchema, TalkReplySchema } from '../../src/contract/talk-reply.ts'

const elsewhere = [
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/a b',
  '/a\\b',
  'evil',
  'javascript:alert(1)',
]

test.each(elsewhere)('%j is no path of this site, for a source or a sound', (href) => {
  expect(v.is(SourceSchema, { id: '1', title: 'T', quote: 'Q', href })).toBe(false)
  expect(v.is(TalkReplySchema, { text: 'T', audio: href, emotionEvents: [], duration: 1 })).toBe(false)
})

test.each(['/news-single/es-1', '/shorts/Nanotecnolog%C3%ADa/7', '/search?q=luz#top', '/'])('%s is one', (href) => {
  expect(v.is(SourceSchema, { id: '1', title: 'T', quote: 'Q', href })).toBe(true)
})

test.each(['https://cms.example/a.mp3', 'data:audio/mpeg;base64,AA==', '/api/speech/0.mp3'])(
  '%s is a sound',
  (audio) => {
    expect(v.is(TalkReplySchema, { text: 'T', audio, emotionEvents: [], duration: 1 })).toBe(true)
  },
)
