import { describe, expect, test } from 'vitest'
import { closureOf, holdersOf, isCompatible, noticeOf, type Lockfile } from '../../tools/checks/notice.ts'

describe('the packages that are named', () => {
  const lock: Lockfile = {
    packages: {
      '': { dependencies: { front: '1.0.0' } },
      'node_modules/front': { dependencies: { back: '^2.0.0', '@types/front': '1.0.0' } },
      'node_modules/front/node_modules/back': { version: '2.0.0', dependencies: { deep: '1.0.0' } },
      'node_modules/back': { version: '1.0.0' },
      'node_modules/deep': { dependencies: { front: '1.0.0' } },
      'node_modules/@types/front': {},
      'node_modules/stranger': {},
    },
  }

  test('are those of the site, what they depend on in the nearest version, and no types', () => {
    expect(closureOf(lock, ['front'])).toEqual([
      'node_modules/front/node_modules/back',
      'node_modules/deep',
      'node_modules/front',
    ])
  })

  test('must stand in the lockfile', () => {
    expect(() => closureOf(lock, ['absent'])).toThrow('package-lock.json has no absent')
  })
})

describe('a licence', () => {
  test.each(['MIT', 'OFL-1.1', 'GPL-3.0', '(GPL-2.0-only OR MIT)'])('%s goes with the GPL', (licence) => {
    expect(isCompatible(licence)).toBe(true)
  })

  test.each(['none', 'GPL-2.0-only', 'CC-BY-NC-4.0', 'MIT AND SSPL-1.0', 'SEE LICENSE IN LICENSE'])(
    '%s does not, or has to be looked at',
    (licence) => expect(isCompatible(licence)).toBe(false),
  )
})

describe('who holds the copyright', () => {
  test.each([
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
    'Copyright © 2010-2026 three.js authors',
    'Copyright 2020 The Anybody Project Authors (https://github.com/Etcetera-Type-Co/Anybody)',
    'Copyright OpenJS Foundation and contributors, https://openjsf.org/',
    'Copyright (c) 2021-present Tanner Linsley',
  ])('%s', (line) => expect(holdersOf(`MIT License\n\n  ${line}\n\nPermission is granted`)).toEqual([line]))

  test('is found behind the name of the licence, too, and named once', () => {
    expect(holdersOf('MIT License Copyright (c) 2025 Ada\nCopyright (c) 2025 Ada')).toEqual(['Copyright (c) 2025 Ada'])
  })

  test.each([
    'Copyright (c)',
    'Copyright (c) 2020-present',
    'Copyright (C) 2007 Free Software Foundation, Inc. <http://fsf.org/>',
    'Copyright [yyyy] [name of copyright owner]',
    'copyright notice that is included in or attached to the work',
  ])('is not said by: %s', (line) => expect(holdersOf(line)).toEqual([]))
})

test('names each package with its licence and holders, then the words of each licence', () => {
  const entry = { name: 'front', version: '1.0.0', licence: 'MIT', holders: ['Copyright (c) 2025 Ada'] }
  const notice = noticeOf([entry], new Map([['MIT', { name: 'front', text: 'Do as you like.' }]]))
  expect(notice).toContain('\nfront 1.0.0, MIT\n    Copyright (c) 2025 Ada\n')
  expect(notice).toMatch(/MIT, as it stands in front\n-+\n\nDo as you like\.\n$/)
})
