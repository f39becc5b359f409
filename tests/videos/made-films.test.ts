import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { VideoMadeSchema } from '../../src/content/video-made.ts'
import { videoTopics } from '../../src/content/video-script.ts'
import { frameSize } from '../../src/videos/frame-size.ts'
import { technoscienceNames, topicOf } from '../../src/videos/technoscience.ts'

const scripts = path.join(import.meta.dirname, '../../src/content/videos')

const notesOf = (topic: string) =>
  readdirSync(path.join(scripts, topic))
    .filter((name) => name.endsWith('.made.json'))
    .map((name) => v.parse(VideoMadeSchema, JSON.parse(readFileSync(path.join(scripts, topic, name), 'utf8'))))

describe.each(videoTopics)('films of %s', (topic) => {
  const technoscience = technoscienceNames.find((name) => topicOf(name) === topic)
  const [width, height] = frameSize(technoscience ? { technoscience } : {})

  it('have the shape that pages show them in, and posters of the widths that pages ask for', () => {
    const notes = notesOf(topic)
    expect(notes).not.toEqual([])
    for (const note of notes) {
      expect(note.width / note.height).toBeCloseTo(width / height, 9)
      expect(note.posters.map(({ name }) => name)).toEqual([`poster-${width}.webp`, `poster-${2 * width}.webp`])
    }
  })
})
