import { expect, test } from 'vitest'
import { readTalkReply } from '../../src/assistant/talk-client.deferred.ts'
import { emotions, visemes } from '../../src/contract/talk-reply.ts'
import {
  dressed,
  emotionReply,
  gestureReply,
  gestureTexts,
  silence,
  visemeReply,
} from '../../tools/testing/lab/zed-replies.ts'

const bytesOf = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')

test('silence is a WAV file of the length that is told', () => {
  const bytes = bytesOf(silence(1.5))
  expect([bytes.toString('latin1', 0, 4), bytes.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
  const perSecond = bytes.readUInt32LE(28)
  expect(bytes.readUInt32LE(40) / perSecond).toBe(1.5)
  expect(bytes.length).toBe(44 + bytes.readUInt32LE(40))
  expect(new Set(bytes.subarray(44))).toEqual(new Set([128]))
})

test('every mouth, emotion and gesture by hand is a reply of the talk contract', () => {
  const replies = [
    ...visemes.map((viseme) => visemeReply(viseme, 0.8)),
    ...emotions.map((emotion) => emotionReply(emotion, 0.5)),
    ...(Object.keys(gestureTexts) as (keyof typeof gestureTexts)[]).map(gestureReply),
  ]
  for (const reply of replies) {
    expect(readTalkReply(structuredClone(reply), '/api/talk')).toEqual(reply)
    for (const { from, to, text, end } of reply.words ?? []) {
      expect(reply.text.slice(from, to)).toBe(text)
      expect(end).toBeLessThan(reply.duration)
    }
  }
})

test('a reply is worn as another backend would have sent it', () => {
  const reply = gestureReply('count')
  const plain = { mood: null, withoutWords: false, withoutVisemes: false }
  expect(dressed(reply, plain)).toEqual(reply)
  const worn = dressed(reply, { mood: { emotion: 'happy', intensity: 0.4 }, withoutWords: true, withoutVisemes: true })
  expect(worn.emotionEvents).toEqual([{ time: 0, emotion: 'happy', intensity: 0.4 }])
  expect([worn.words, worn.visemes]).toEqual([undefined, undefined])
})
