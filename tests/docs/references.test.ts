import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readCurrentDocuments, readDocuments } from './documents.ts'

const current = readCurrentDocuments()
const linked = [...readDocuments('docs/**/*.md', 'studio/**/README.md', 'README.md', 'CONTRIBUTING.md')]

function anchorsOf(text: string): Set<string> {
  const headings = withoutCode(text).matchAll(/^#+ (.+)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

function targetsOf(text: string): string[] {
  const prose = withoutCode(text).replace(/`[^`\n]*`/g, '')
  const found = [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)]
  return found.map(([, link, attribute]) => link ?? attribute ?? '').filter((target) => !/^[a-z]+:/.test(target))
}

function pathsOf(text: string): string[] {
  const found = text.matchAll(
    /(?<![\w./{}@-])((?:src|build|studio|tools|tests|docs|locales|public|\.ci|\.github)\/[\w./$@-]*)/g,
  )
  return [...found].map(([, name = '']) => name.replace(/[./-]+$/, ''))
}

/** Folder created by operators. */
const made = /^public\/unity(\/|$)/

function scripts(file: string): string[] {
  const names = Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { scripts: object }).scripts)
  return names.filter((name) => !['install', ...names].some((other) => [`pre${other}`, `post${other}`].includes(name)))
}

function scriptsOf(text: string): { root: string[]; studio: string[] } {
  const runs = [...text.matchAll(/\bnpm (?:run ([a-z][\w:-]*)|(start|test)\b)( --workspace studio)?/g)]
  const names = (ofStudio: boolean) =>
    runs.filter((run) => Boolean(run[3]) === ofStudio).map(([, run, short]) => run ?? short ?? '')
  return { root: names(false), studio: names(true) }
}

test('README.md is at most 8 KB: it says what this is and where to read on', () => {
  expect(statSync('README.md').size).toBeLessThanOrEqual(8192)
})

describe.each(linked)('$file', ({ file, text }) => {
  test('links to files and headings that are there', () => {
    const broken = targetsOf(text).filter((target) => {
      const [name = '', anchor] = target.split('#')
      const to = name === '' ? file : path.join(path.dirname(file), decodeURI(name))
      if (!existsSync(to)) return true
      return anchor !== undefined && to.endsWith('.md') && !anchorsOf(readFileSync(to, 'utf8')).has(anchor)
    })
    expect(broken).toEqual([])
  })
})

describe.each(current)('$file', ({ text }) => {
  test('names paths that are there', () => {
    expect(pathsOf(text).filter((name) => !made.test(name) && !existsSync(name))).toEqual([])
  })

  test('names commands that package.json has', () => {
    const named = scriptsOf(text)
    expect(named.root.filter((name) => !scripts('package.json').includes(name))).toEqual([])
    expect(named.studio.filter((name) => !scripts('studio/package.json').includes(name))).toEqual([])
  })
})

test('every command of package.json is in a document', () => {
  const named = new Set(current.flatMap(({ text }) => scriptsOf(text).root))
  expect(scripts('package.json').filter((name) => !named.has(name))).toEqual([])
})

test('every command of the studio is in its README', () => {
  const { text } = readDocuments('studio/README.md')[0]!
  expect(scripts('studio/package.json').filter((name) => !text.includes(`| \`${name}\` `))).toEqual([])
})
