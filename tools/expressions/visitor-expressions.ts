import fs from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { carePatterns } from '../../src/talk/care/care-patterns.ts'
import emergencies from '../../src/talk/care/emergencies.json' with { type: 'json' }
import firstAidQuestions from '../../src/talk/care/first-aid-questions.json' with { type: 'json' }
import followUps from '../../src/talk/care/follow-ups.json' with { type: 'json' }
import idioms from '../../src/talk/care/idioms.json' with { type: 'json' }
import { linearParts, type Pattern } from '../../src/talk/linear-pattern.ts'
import { socialFormSources } from '../../src/talk/conversation/social-forms.ts'
import { smallTalkSources } from '../../src/talk/small-talk.ts'

export interface Expression {
  where: string
  source: string
  flags: string
}

const rooms = ['talk', 'speech', 'server', 'search', 'contract', 'i18n', 'content']
/** Files that only process our own texts. */
const ownTexts = [
  'src/content/drawing-schema.ts',
  'src/content/schema.ts',
  'src/content/video-script.ts',
  'src/server/feeds/feed.ts',
  'src/server/http/security-headers.ts',
  'src/talk/passages.ts',
]
/** Files whose dynamic expressions are covered through their data. */
const madeOfData = ['src/talk/linear-pattern.ts', 'src/talk/small-talk.ts', 'src/talk/conversation/social-forms.ts']

/** Regular expressions on the request path, including those created from data. */
export function visitorExpressions(): Expression[] {
  return [...sourceFiles().flatMap((file) => literalsIn(file, fs.readFileSync(file, 'utf8'))), ...dataExpressions()]
}

export function unknownExpressions(): string[] {
  return sourceFiles()
    .filter((file) => !madeOfData.includes(file))
    .flatMap((file) => madeIn(file, fs.readFileSync(file, 'utf8')))
}

function sourceFiles(): string[] {
  return rooms
    .flatMap((room) =>
      fs
        .readdirSync(path.join('src', room), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
        .map((file) => path.join('src', room, file)),
    )
    .filter((file) => !ownTexts.includes(file))
}

export function literalsIn(file: string, text: string): Expression[] {
  return nodesOf(file, text).flatMap(({ node, where }) => {
    if (!ts.isRegularExpressionLiteral(node)) return []
    const end = node.text.lastIndexOf('/')
    return [{ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }]
  })
}

export function madeIn(file: string, text: string): string[] {
  return nodesOf(file, text).flatMap(({ node, where }) =>
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp' ? [where] : [],
  )
}

function nodesOf(file: string, text: string): { node: ts.Node; where: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: { node: ts.Node; where: string }[] = []
  const visit = (node: ts.Node): void => {
    found.push({ node, where: `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}` })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function dataExpressions(): Expression[] {
  const care = Object.entries({ patterns: carePatterns, emergencies, 'follow-ups': followUps }).flatMap(
    ([file, table]) =>
      Object.entries(table).flatMap(([language, byName]) =>
        (Object.entries(byName) as [string, Pattern[]][]).flatMap(([name, patterns]) =>
          patterns.flatMap((pattern, at) =>
            linearParts(pattern).map((source) => ({
              where: `src/talk/care/${file}.json ${language} ${name} ${at}`,
              source,
              flags: '',
            })),
          ),
        ),
      ),
  )
  const harmless = Object.entries(idioms).flatMap(([language, list]) =>
    list.flatMap(({ said }, at) =>
      said.flatMap((pattern: Pattern) =>
        linearParts(pattern).map((source) => ({
          where: `src/talk/care/idioms.json ${language} ${at}`,
          source,
          flags: '',
        })),
      ),
    ),
  )
  const firstAid = firstAidQuestions.flatMap(({ id, asked }) =>
    Object.entries(asked).flatMap(([language, list]) =>
      list.map((source) => ({ where: `src/talk/care/first-aid-questions.json ${language} ${id}`, source, flags: '' })),
    ),
  )
  const small = smallTalkSources().map(({ name, source }) => ({
    where: `src/talk/phrases ${name}`,
    source,
    flags: '',
  }))
  const formed = socialFormSources().map(({ name, source }) => ({
    where: `src/talk/conversation/social-forms ${name}`,
    source,
    flags: '',
  }))
  return [...care, ...firstAid, ...harmless, ...small, ...formed]
}
