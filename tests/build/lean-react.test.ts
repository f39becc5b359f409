// @vitest-environment jsdom
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Children } from 'react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missingExports, reactCuts } from '../../build/lean-react-cuts.ts'
import { missingOf, unknownIn } from '../../build/lean-react-plugin.ts'
import { withoutCuts } from '../../build/source-cuts.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'lean-react-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** React as the browser gets it, in a folder of its own; the server's renderer beside it as it is. */
function leanReact() {
  for (const name of ['react', 'react-dom', 'scheduler']) {
    const folder = path.join(directory, 'node_modules', name)
    mkdirSync(folder, { recursive: true })
    cpSync(path.join('node_modules', name), folder, { recursive: true })
  }
  for (const [file, cuts] of Object.entries(reactCuts)) {
    const target = path.join(directory, 'node_modules', file)
    writeFileSync(target, withoutCuts(file, readFileSync(target, 'utf8'), cuts))
  }
  vi.stubEnv('NODE_ENV', 'production')
  const require = createRequire(path.join(directory, 'index.js'))
  const React = require('react') as typeof import('react')
  // Only the server's renderer asks for it.
  Object.assign(React, { Children })
  return {
    React,
    dom: require('react-dom') as typeof import('react-dom'),
    client: require('react-dom/client') as typeof import('react-dom/client'),
    server: require('react-dom/server.browser') as typeof import('react-dom/server'),
  }
}

let lean: ReturnType<typeof leanReact> | undefined
const errors: unknown[] = []
beforeEach(() => {
  lean ??= leanReact()
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said) => errors.push(said))
})
afterEach(() => document.body.replaceChildren())

test.each(Object.entries(reactCuts))(
  'all that is cut from %s is there, and nothing refers to it afterwards',
  (file, cuts) => {
    const code = readFileSync(path.join('node_modules', file), 'utf8')
    const rest = withoutCuts(file, code, cuts)
    expect(rest.length).toBeLessThan(code.length)
  },
)

test('a release that names things otherwise is refused, and says what is missing', () => {
  const cut = (cuts: Parameters<typeof withoutCuts>[2]) => () =>
    withoutCuts('it', 'function gone() {} keep(gone)', cuts)
  expect(cut({ functions: { other: '' } })).toThrow('it has another form than is known here: without other')
  expect(cut({ functions: { gone: '' } })).toThrow('still refers to gone')
  expect(cut({ tags: [30] })).toThrow('without tag 30')
  expect(cut({ texts: [['absent', '']] })).toThrow("0 times 'absent'")
})

test('calls, comparisons, cases and values are left out, and what stays behaves as before', () => {
  const code = `
    function told(what) { return what }
    var flag = false
    exports.unused = told
    function run(node) {
      told(node)
      flag = true
      if (flag) return 'flag'
      if (30 === node.tag || 31 !== node.tag) switch (node.tag) {
        case 1: return 'one'
        case 30: return 'thirty'
        case 2:
        case 31: return 'two'
      }
      return 'none'
    }
    return run`
  const rest = withoutCuts('it', code.replace('return run', 'run'), {
    functions: { told: '$1' },
    constants: { flag: '!1' },
    tags: [30, 31],
    exports: ['unused'],
  }).replace(/run\s*$/, 'return run')
  expect(rest).not.toMatch(/told|thirty|unused/)
  const run = new Function(rest)() as (node: { tag: number }) => string
  expect([1, 2, 3].map((tag) => run({ tag }))).toEqual(['one', 'two', 'none'])
})

test('a variable that a cut case declares is still there for the others', () => {
  const code = `switch (node.tag) { case 30: var held = 1; break; case 2: held = 2; return held } return 0`
  const rest = withoutCuts('it', `function run(node) { ${code} }`, { tags: [30] })
  expect(new Function(`'use strict'; ${rest}; return run({ tag: 2 })`)()).toBe(2)
})

test('pages are hydrated, and answer: state, context, ids, stores, late parts, portals, fields and errors', async () => {
  const { React, dom, client, server } = lean!
  const { createElement: h, Suspense, use, useEffect, useId, useState, useSyncExternalStore } = React
  const Names = React.createContext('none')
  let arrive: (part: { default: () => React.ReactNode }) => void = () => {}
  const late = new Promise<{ default: () => React.ReactNode }>((resolve) => (arrive = resolve))
  const Late = React.lazy(() => (typeof window === 'undefined' ? late : late))
  const Row = React.memo(React.forwardRef<HTMLLIElement, { text: string }>(({ text }, ref) => h('li', { ref }, text)))
  let count = 0
  const heard = new Set<() => void>()
  const add = () => {
    count += 1
    for (const listen of heard) listen()
  }
  const subscribe = (listen: () => void) => {
    heard.add(listen)
    return () => heard.delete(listen)
  }
  class Boundary extends React.Component<{ children?: React.ReactNode }> {
    override state = { failed: false }
    static getDerivedStateFromError = () => ({ failed: true })
    override render() {
      return this.state.failed ? h('p', { id: 'failed' }, 'failed') : this.props.children
    }
  }
  function Fails(): React.ReactNode {
    const [fails, setFails] = useState(false)
    if (fails) throw new Error('on purpose')
    return h('button', { id: 'fail', onClick: () => setFails(true) }, 'fail')
  }
  function Page() {
    const [text, setText] = useState('')
    const [rows, setRows] = useState(['a', 'b', 'c'])
    const [isOpen, setOpen] = useState(false)
    const [submitted, setSubmitted] = useState(false)
    const id = useId()
    const stored = useSyncExternalStore(
      subscribe,
      () => count,
      () => 0,
    )
    useEffect(() => void (document.title = `mounted ${rows.length}`), [rows.length])
    return h(
      React.Fragment,
      null,
      h('title', null, 'page'),
      h('meta', { name: 'description', content: text }),
      h('label', { htmlFor: id }, use(Names)),
      h('input', { id, value: text, onChange: (event) => setText(event.currentTarget.value.toUpperCase()) }),
      h('textarea', { value: text, readOnly: true }),
      h(
        'select',
        { value: rows[0], onChange: () => {} },
        rows.map((row) => h('option', { key: row }, row)),
      ),
      h(
        'ul',
        null,
        rows.map((row) => h(Row, { key: row, text: row })),
      ),
      h('button', { id: 'turn', onClick: () => setRows((old) => old.toReversed()) }, 'turn'),
      h('button', { id: 'open', style: { width: 3 }, onClick: () => setOpen(!isOpen) }, String(stored)),
      isOpen && dom.createPortal(h('dialog', { id: 'portal', open: true }, 'open'), document.body),
      h(
        'form',
        { onSubmit: (event) => (event.preventDefault(), setSubmitted(true)) },
        h('output', null, String(submitted)),
      ),
      h('svg', { viewBox: '0 0 1 1' }, h('path', { strokeWidth: 2, d: 'M0 0' })),
      h('div', { dangerouslySetInnerHTML: { __html: '<b>bold</b>' } }),
      h(Boundary, null, h(Fails)),
      h(Suspense, { fallback: h('i', null, 'wait') }, h(Late)),
    )
  }
  const whole = h(React.StrictMode, null, h(Names, { value: 'named' }, h(Page)))
  const stream = await server.renderToReadableStream(whole, { onError: () => {} })
  arrive({ default: () => h('p', { id: 'late' }, 'late') })
  await stream.allReady
  const html = await new Response(stream).text()
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = html.replace(/<script>[\s\S]*?<\/script>/g, '')
  const find = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector)!
  const before = find('ul')
  const refused: unknown[] = []
  client.hydrateRoot(root, whole, { onRecoverableError: (error) => refused.push(error) })
  await expect.poll(() => document.title).toBe('mounted 3')
  expect(refused).toEqual([])
  expect(find('ul')).toBe(before)
  expect(find<HTMLLabelElement>('label').textContent).toBe('named')
  await expect.poll(() => document.querySelector('#late')?.textContent).toBe('late')

  const field = find<HTMLInputElement>('input')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'typed')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await expect.poll(() => field.value).toBe('TYPED')
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('TYPED')

  find('#turn').click()
  await expect.poll(() => [...before.children].map((row) => row.textContent).join('')).toBe('cba')
  expect(find<HTMLSelectElement>('select').value).toBe('c')
  find('#open').click()
  await expect.poll(() => document.querySelector('#portal')?.textContent).toBe('open')
  find('#open').click()
  await expect.poll(() => document.querySelector('#portal')).toBeNull()
  add()
  await expect.poll(() => find('#open').textContent).toBe('1')
  find<HTMLFormElement>('form').requestSubmit()
  await expect.poll(() => find('output').textContent).toBe('true')
  find('#fail').click()
  await expect.poll(() => document.querySelector('#failed')?.textContent).toBe('failed')
  expect(String(errors)).toContain('on purpose')
})

test('what is left out is refused by name, in what modules import and in what JSX writes', () => {
  expect(missingExports).toContain('useTransition')
  expect(missingOf('(0, import_react.useTransition)(); (0, import_react.useState)()')).toEqual(['useTransition'])
  expect(missingOf('React$1.Children.map(x); import_react_dom.preload(y)')).toEqual(['Children', 'preload'])
  expect(unknownIn('<textarea onSelect={f} />')).toBe('onSelect=')
  expect(unknownIn('<use xlinkHref="#a" />')).toBe('xlinkHref=')
  expect(unknownIn('<media-controller>')).toBe('<media-controller>')
  expect(unknownIn('<button onClick={f} type="button">-</button>')).toBeUndefined()
})

test('no source file writes what is left out', () => {
  const files = globSync('src/**/*.tsx')
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => unknownIn(readFileSync(file, 'utf8')))).toEqual([])
})
