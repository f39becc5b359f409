import { describe, expect, test } from 'vitest'
import { findBreaches, importsOf } from '../../tools/house-rules.ts'

const breachesOf = (files: Record<string, string>) => findBreaches(new Map(Object.entries(files)))

describe('imports are read', () => {
  test('with their path in the tree, whether types only or lazy', () => {
    const source = `import { a } from './b.ts'
import type { C } from '../contract/talk-reply.ts'
import {
  type D,
  type E,
} from 'xstate'
export { f } from './g.ts'
const load = () => import('./engines/zed/engine.ts')
// import nothing from './commented.ts'`
    expect(importsOf('src/avatar/x.ts', source)).toEqual([
      { file: 'src/avatar/x.ts', target: 'src/avatar/b.ts', typeOnly: false, lazy: false },
      { file: 'src/avatar/x.ts', target: 'src/contract/talk-reply.ts', typeOnly: true, lazy: false },
      { file: 'src/avatar/x.ts', target: 'xstate', typeOnly: true, lazy: false },
      { file: 'src/avatar/x.ts', target: 'src/avatar/g.ts', typeOnly: false, lazy: false },
      { file: 'src/avatar/x.ts', target: 'src/avatar/engines/zed/engine.ts', typeOnly: false, lazy: true },
    ])
  })
})

describe('a breach is found', () => {
  test.each([
    ['src/content/schema.ts', "import { useState } from 'react'", /imports react/],
    ['src/avatar/bridge.machine.ts', "import * as three from 'three'", /imports three/],
    ['src/avatar/actor.ts', "import { createEngine } from './engines/zed/engine.ts'", /at once/],
    ['src/assistant/panel.tsx', "import { speak } from '../speech/voice.ts'", /must never reach a browser/],
    ['src/news/card.tsx', "import { search } from '../talk/search.ts'", /must never reach a browser/],
    ['src/news/list.tsx', "import Swiper from 'swiper'", /only src\/videos\/carousel/],
    ['src/news/card.tsx', "import { Route } from '../routes/index.tsx'", /rooms never import routes/],
    ['src/news/card.tsx', "import { createServerFn } from '@tanstack/react-start'", /only routes, the server/],
    ['src/news/helpers.ts', 'export {}', /a name that says nothing/],
    ['src/ui/theme.ts', "localStorage.setItem('language', 'en')", /only src\/i18n/],
    ['src/assistant/panel.machine.ts', 'const now = Date.now()', /from outside/],
  ])('in %s: %s', (file, source, message) => {
    expect(
      breachesOf({ [file]: source })
        .map((breach) => breach.message)
        .join('\n'),
    ).toMatch(message)
  })

  test('in a circle, which is told whole', () => {
    const breaches = breachesOf({
      'src/news/a.ts': "import { b } from './b.ts'",
      'src/news/b.ts': "import { c } from './c.ts'",
      'src/news/c.ts': "import { a } from './a.ts'",
    })
    expect(breaches).toHaveLength(1)
    expect(breaches[0]?.message).toContain('src/news/a.ts → src/news/b.ts → src/news/c.ts → src/news/a.ts')
  })
})

test('what the rules allow is left alone', () => {
  expect(
    breachesOf({
      'src/avatar/actor.ts': "const load = () => import('./engines/zed/engine.ts')",
      'src/assistant/panel.tsx': "import { TalkReplySchema } from '../contract/talk-reply.ts'",
      'src/avatar/bridge.machine.ts': "import type { TalkReply } from '../contract/talk-reply.ts'",
      'src/routes/index.tsx': "import { HomePage } from '../news/home-page.tsx'",
      'src/avatar/engines/zed/harness.ts': "import { Mesh } from 'three'",
    }),
  ).toEqual([])
})
