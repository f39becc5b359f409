import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkAge } from '../../tools/checks/content-age.ts'
import { checkContent } from '../../tools/checks/content-check.ts'
import { createContentFixture } from '../content/article-file.ts'
import type { ContentFixture } from '../content/article-file.ts'

let fixture: ContentFixture
beforeEach(() => {
  fixture = createContentFixture()
})
afterEach(() => fixture.remove())

type Plant = (files: { es: string; en: string; post: string }) => void

function change(from: string | RegExp, to: string, language: 'es' | 'en' = 'en'): Plant {
  return (files) => fixture.change(files[language], from, to)
}

function both(from: string | RegExp, to: string): Plant {
  return (files) => [files.es, files.en].forEach((file) => fixture.change(file, from, to))
}

const figure = '::figure{name="wing-lamellae"}\nWhat there is to see.'

const plants: [fault: string, plant: Plant, field: string, remedy: RegExp][] = [
  ['a missing translation', ({ en }) => rmSync(en), 'id', /translation '1'/],
  ['a missing translation of a post', ({ post }) => rmSync(post), 'id', /translation '1'/],
  ['a picture without alt text', change(/imageAlt: .*\n/, ''), 'imageAlt', /missing/],
  ['an empty alt text', change(/imageAlt: .*\n/, "imageAlt: ''\n"), 'imageAlt', /not be empty/],
  ['an unknown category', change('Nanophotonics', 'nanophotonics'), 'category', /one of: nanomedicine/],
  ['an unknown position', change('center-large', 'centre'), 'homePosition', /one of: left-column-small/],
  ['an unknown section', change('home-section-one', 'home-section-four'), 'homeSection', /one of: home-section-one/],
  ['an unknown desk', change('desk: light', 'desk: sports'), 'desk', /one of: nanoscience/],
  ['a broken date', change('2026-10-14T08', '2026-02-31T08'), 'publishDate', /day that exists/],
  ['a date without a time zone', change("00.000Z'", "00.000'"), 'publishDate', /UTC timestamp/],
  ['an order that is not whole', change('displayOrder: 1', 'displayOrder: 1.5'), 'displayOrder', /whole number/],
  ['a missing summary', change(/summaryText: >-\n.*\n/, "summaryText: ''\n"), 'summaryText', /Zed reads aloud/],
  [
    'a summary that is too short',
    change(/summaryText: >-\n.*\n/, 'summaryText: Too short.\n'),
    'summaryText',
    /60 to 110/,
  ],
  ['a field that is not one', change('desk: light', 'desk: light\nheadline: x'), 'headline', /not a field/],
  ['a missing title', change(/title: .*\n/, ''), 'title', /missing/],
  ['a size in words', change('2e-7', 'tiny'), 'scale', /number of metres/],
  ['an id of the other language', change("id: '1'", "id: 'es-2'"), 'id', /in English/],
  ['an id without quotes', change("id: '1'", 'id: 1'), 'id', /quotes/],
  ['a slug with accents', change('slug: test-article', 'slug: tést-article'), 'slug', /without accents/],
  [
    'a slug that is not the name of the file',
    change('slug: test-article', 'slug: other'),
    'slug',
    /name the file other.md/,
  ],
  ['a picture that is not there', both('/test/', '/none/'), 'imageUrl', /no file \/pictures\/none\/light-1014.webp/],
  [
    'a picture without its dark one',
    ({ en }) => rmSync(en.replace(/content\/en\/.*/, 'public/pictures/test/dark-1014.webp')),
    'imageUrl',
    /no file \/pictures\/test\/dark-1014.webp/,
  ],
  ['a picture of a foreign host', change('/pictures/test', 'https://x.example/test'), 'imageUrl', /path of this site/],
  ['a narration that is not there', change('scale:', 'audio: /audio/1.mp3\nscale:'), 'audio', /no file \/audio\/1.mp3/],
  ['a source without https', change('https://doi', 'http://doi'), 'sources.0.url', /https/],
  ['no sources', both(/sources:\n[\s\S]*?---/, 'sources: []\n---'), 'sources', /at least one work/],
  ['sources unlike the translation’s', change('076401', '076402'), 'sources', /same works as the translation 'es-1'/],
  ['a date unlike the translation’s', change('10-14', '10-15'), 'publishDate', /same in the translation 'es-1'/],
  [
    'a position unlike the translation’s',
    change('center-large', 'left-column-small'),
    'homePosition',
    /same in the translation/,
  ],
  [
    'an order unlike the translation’s',
    change('displayOrder: 1', 'displayOrder: 2'),
    'displayOrder',
    /same in the translation/,
  ],
  [
    'a text that is not translated',
    change(/title: .*/, 'title: Un título de prueba'),
    'title',
    /not be the text of 'es-1'/,
  ],
  ['front matter that is not YAML', change('tags: [light]', 'tags: [light'), 'front matter', /as YAML/],
  ['no front matter', ({ en }) => fixture.write(en, 'Text.'), 'front matter', /between two lines ---/],
  ['no text', change(/\n---\n[\s\S]*$/, '\n---\n'), 'content', /write the text/],
  ['a text that is too short', change(/\n0 Light[\s\S]*## How/, '\n## How'), 'content', /500 to 900 words/],
  ['no key facts', change('## Key facts', '## Facts'), 'content', /## Key facts/],
  ['a figure in one language', change('## How', `${figure}\n\n## How`), 'content', /same figures/],
  [
    'a figure without a caption',
    change('## How', `${figure.split('\n')[0]}\n\n## How`),
    'content, line 93',
    /what to notice/,
  ],
  [
    'an unknown figure',
    change('## How', '::figure{name="none"}\nA word.\n\n## How'),
    'content, line 93',
    /one of: wing/,
  ],
  ['a figure shown twice', change('## How', `${figure}\n\n${figure}\n\n## How`), 'content, line 96', /once/],
  ['raw HTML', change('## How', '<b>Raw</b>\n\n## How'), 'content, line 93', /raw HTML/],
  ['a heading of the page’s level', change('## How', '# How'), 'content, line 93', /begin with ##/],
  ['a level that is skipped', change('## How', '#### How'), 'content, line 93', /use ##:/],
  ['a footnote', change('## How', 'Text.[^1]\n\n[^1]: Note.\n\n## How'), 'content, line 93', /instead of a footnote/],
  ['a dead link', change('## How', '[x](/news-single/9)\n\n## How'), 'content, line 93', /page that exists/],
  ['a dead anchor', change('## How', '[x](#nowhere)\n\n## How'), 'content, line 93', /page that exists/],
  ['a link that runs a script', change('## How', '[x](javascript:x)\n\n## How'), 'content, line 93', /https address/],
  [
    'a picture in the text without alt',
    change('## How', '![](/pictures/desks/life.svg)\n\n## How'),
    'content, line 93',
    /describe/,
  ],
  [
    'a picture in the text that is not there',
    change('## How', '![x](/x.webp)\n\n## How'),
    'content, line 93',
    /no file/,
  ],
  [
    'a foreign picture in the text',
    change('## How', '![x](https://x.example/x.webp)\n\n## How'),
    'content, line 93',
    /of this site/,
  ],
  ['lorem ipsum', change('## How', 'Lorem ipsum dolor sit amet.\n\n## How'), 'content, line 93', /for the time being/],
  ['a gap', change('## How', '- **What:** …\n\n## How'), 'content, line 93', /for the time being/],
  ['an empty section', change('## How', '## Why\n\n## How'), 'content, line 93', /take its heading out/],
  [
    'a text that is too hard',
    change(
      /\n0 Light[\s\S]*## How/,
      `\n${'Institutional heterogeneity necessitates interdisciplinary methodological reconsideration. '.repeat(80)}\n\n## How`,
    ),
    'content',
    /Flesch gives -?\d+, at least 55/,
  ],
  [
    'un texto demasiado difícil',
    change(
      /\n0 La luz[\s\S]*## Cómo/,
      `\n${'La heterogeneidad institucional imposibilita reconsideraciones metodológicas interdisciplinares. '.repeat(60)}\n\n## Cómo`,
      'es',
    ),
    'content',
    /Fernández Huerta gives -?\d+, at least 60/,
  ],
  [
    'a change on no day',
    change('scale:', "changes: [{ date: '2026-11-31', text: x }]\nscale:"),
    'changes.0.date',
    /day that exists/,
  ],
  [
    'a change that only one language tells',
    change('scale:', "changes: [{ date: '2026-11-22', text: x }]\nscale:"),
    'changes',
    /same in the translation/,
  ],
  [
    'a change before the publication',
    both('scale:', "changes: [{ date: '2026-10-01', text: x }]\nscale:"),
    'changes',
    /older than the publication/,
  ],
  ['a month that is none', change('year: 2008', 'year: 2008\n    month: 13'), 'sources.0.month', /12/],
  ['an invented quotation', change(/> .*/, '> Nobody said this.'), 'content, line 95', /sentence of the article/],
]

describe('the content check', () => {
  it('finds no fault in content that is in order', () => {
    expect(checkContent(fixture)).toEqual([])
  })

  it.each(plants)('names file, field and remedy of %s', (_fault, plant, field, remedy) => {
    plant({ es: fixture.articleFile('es'), en: fixture.articleFile('en'), post: fixture.postFile('en') })
    const faults = checkContent(fixture)
    expect(faults.map((fault) => fault.field)).toContain(field)
    const fault = faults.find((candidate) => candidate.field === field && remedy.test(candidate.remedy))
    expect(fault, JSON.stringify(faults)).toBeDefined()
    expect([...(['es', 'en'] as const)].flatMap((l) => [fixture.articleFile(l), fixture.postFile(l)])).toContain(
      fault?.file,
    )
  })

  it('finds orders, ids, slugs and paragraphs that two articles share', () => {
    const copy = readFileSync(fixture.articleFile('en'), 'utf8')
    const second = path.join(fixture.content, 'en', 'second.md')
    fixture.write(second, copy)
    const fields = checkContent(fixture).filter((fault) => fault.file.includes(`${path.sep}en${path.sep}`))
    for (const field of ['displayOrder', 'id', 'slug']) {
      expect(fields.filter((fault) => fault.field === field && /has it already/.test(fault.remedy))).toHaveLength(1)
    }
    expect(fields.some((fault) => /this paragraph/.test(fault.remedy))).toBe(true)
  })

  it('finds a paragraph of another article with words changed in it, and none that only has its subject in common', () => {
    const told = 'A beetle on a desert dune drinks the fog that the wind blows in from the sea before the sun is up.'
    fixture.change(fixture.articleFile('en'), '## How', `${told}\n\n## How`)
    const post = fixture.postFile('en')
    const other =
      'A beetle drinks fog: before sunrise, wind from the sea brings it to the dunes of the desert where it lives.'
    fixture.change(post, 'Talk to Zed.', other)
    expect(checkContent(fixture)).toEqual([])
    fixture.change(post, other, told.replace('desert dune', 'high dune').replace('sun is', 'day is'))
    expect(checkContent(fixture)).toMatchObject([{ file: post, remedy: expect.stringContaining('test-article.md') }])
  })

  it('lets a brief of another section do without summary, key facts and sources', () => {
    for (const language of ['es', 'en'] as const) {
      const file = fixture.articleFile(language)
      fixture.change(file, 'home-section-one', 'home-section-two')
      fixture.change(file, /summaryText: >-\n.*\n/, "summaryText: ''\n")
      fixture.change(file, /sources:\n[\s\S]*$/, `sources: []\n---\n\n${language === 'es' ? 'Un texto.' : 'A text.'}\n`)
    }
    expect(checkContent(fixture)).toEqual([])
  })

  it('as a command has a line for each fault of the site, of which there is none', () => {
    const run = spawnSync(process.execPath, ['tools/checks/content-check.ts'], { encoding: 'utf8' })
    expect(run.stderr.split('\n').filter((line) => line.startsWith('src/content/'))).toEqual([])
    expect(run.status).toBe(0)
    expect(run.stdout).toContain('no faults')
  })
})

describe('the age of content', () => {
  const inBoth = (from: string | RegExp, to: string) =>
    (['es', 'en'] as const).forEach((language) => fixture.change(fixture.articleFile(language), from, to))

  it('warns once of a text in both languages whose newest source is older than eighteen months', () => {
    inBoth('year: 2008', 'year: 2025\n    month: 4')
    expect(checkAge(fixture.content, '2026-10-31')).toEqual([])
    expect(checkAge(fixture.content, '2026-11-01')).toMatchObject([
      { file: fixture.articleFile('es'), field: 'sources', remedy: expect.stringContaining('(2025)') },
    ])
  })

  it('takes a source without a month to be of the end of its year, and the newest of several', () => {
    inBoth('year: 2008', 'year: 2025')
    expect(checkAge(fixture.content, '2027-06-30')).toEqual([])
    expect(checkAge(fixture.content, '2027-07-01')).toHaveLength(1)
    const newer = '  - { title: Newer, publisher: P, year: 2027, url: https://example.org/newer }'
    inBoth('sources:\n', `sources:\n${newer}\n`)
    expect(checkAge(fixture.content, '2027-07-01')).toEqual([])
  })

  it('warns of a claim from the day on that it was marked for, and is no fault', () => {
    inBoth('year: 2008', 'year: 2026')
    fixture.change(fixture.articleFile('en'), 'scale:', "recheck: [{ date: '2027-01-05', claim: The record }]\nscale:")
    expect(checkContent(fixture)).toEqual([])
    expect(checkAge(fixture.content, '2027-01-04')).toEqual([])
    expect(checkAge(fixture.content, '2027-01-05')).toEqual([
      { file: fixture.articleFile('en'), field: 'recheck', remedy: 'look again since 2027-01-05: The record' },
    ])
  })

  it('leaves what cannot be read to the check', () => {
    inBoth('year: 2008', 'year: 2026')
    fixture.write(fixture.articleFile('en'), 'Text.')
    expect(checkAge(fixture.content, '2026-11-22')).toEqual([])
  })
})
