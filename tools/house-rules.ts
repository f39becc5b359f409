import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import path from 'node:path'

/** A file that breaks a rule of the house: which rule, where, and what to do. */
export interface Breach {
  file: string
  message: string
}

interface Import {
  file: string
  /** The path in the tree for a relative import, the package's specifier for any other. */
  target: string
  typeOnly: boolean
  lazy: boolean
}

const sourceFiles = /\.(ts|tsx)$/
const generated = /routeTree\.gen\.ts$|\.d\.ts$/

/** Reads the imports of a TypeScript source. `file` is its path in the tree. */
export function importsOf(file: string, source: string): Import[] {
  const found: Import[] = []
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statement = /(?:^|[;\n])\s*(import|export)\s+(type\s+)?([^'"();]*?\bfrom\s*)?['"]([^'"]+)['"]/g
  for (const [, , type, names = '', specifier = ''] of text.matchAll(statement)) {
    const onlyTypes = Boolean(type) || /^\{(\s*type\s[^,}]*,?)+\s*\}\s*from$/.test(names.trim())
    found.push({ file, target: resolve(file, specifier), typeOnly: onlyTypes, lazy: false })
  }
  for (const [, specifier = ''] of text.matchAll(/\bimport\(\s*(?:\/\*.*?\*\/)?\s*['"]([^'"]+)['"]/g)) {
    found.push({ file, target: resolve(file, specifier), typeOnly: false, lazy: true })
  }
  return found
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
}

/** What backend and browser have agreed on. */
const isContract = (file: string) => /^src\/talk\/(contract|request-contract|talk-limits)\.ts$/.test(file)
const isPure = (file: string) => file.startsWith('src/content/') || isContract(file) || file.endsWith('.machine.ts')
const isClientFacing = (file: string) =>
  (/^src\/(shell|i18n|news|videos|glossary|assistant|avatar)\//.test(file) && file !== 'src/router.tsx') ||
  // The search has a part for the server: what reads the texts.
  /^src\/search\/.*(\.tsx|\.machine\.ts|-client\.ts|-view\.ts|-query\.ts|-key\.ts)$/.test(file)

interface Rule {
  broken: (one: Import) => boolean
  message: (one: Import) => string
}

const rules: Rule[] = [
  {
    broken: ({ file, target, typeOnly }) =>
      isPure(file) &&
      !typeOnly &&
      /^(react|react-dom|three|@xstate\/react|@lingui\/react|@tanstack\/.*)(\/|$)/.test(target),
    message: ({ target }) => `imports ${target}: content, the contract and machines know no view. Move that part out.`,
  },
  {
    broken: ({ file, target, typeOnly }) => isPure(file) && !typeOnly && target.startsWith('src/server/'),
    message: ({ target }) => `imports ${target}: content, the contract and machines know no server.`,
  },
  {
    broken: ({ file, target, typeOnly, lazy }) =>
      target.startsWith('src/avatar/engines/') && !file.startsWith('src/avatar/engines/') && !typeOnly && !lazy,
    message: ({ target }) => `imports ${target} at once: engines are reached by the contract, with import().`,
  },
  {
    broken: ({ file, target, typeOnly }) =>
      isClientFacing(file) &&
      !typeOnly &&
      (/^src\/(speech|server)\//.test(target) || (target.startsWith('src/talk/') && !isContract(target))),
    message: ({ target }) => `imports ${target}, which must never reach a browser.`,
  },
  {
    broken: ({ file, target }) => /^swiper(\/|$)/.test(target) && !file.startsWith('src/videos/carousel'),
    message: () => 'imports swiper: only src/videos/carousel does.',
  },
  {
    broken: ({ file, target, typeOnly }) =>
      /^three(\/|$)/.test(target) && !typeOnly && !file.startsWith('src/avatar/engines/zed/'),
    message: () => 'imports three: only the zed engine does.',
  },
  {
    broken: ({ file, target }) =>
      target.startsWith('src/routes/') && !/^src\/routes\/|^src\/routeTree\.gen\.ts$/.test(file),
    message: ({ target }) => `imports ${target}: routes import rooms, rooms never import routes.`,
  },
  {
    broken: ({ file, target, typeOnly }) =>
      target.startsWith('@tanstack/react-start') &&
      !typeOnly &&
      !/^src\/(routes|server)\//.test(file) &&
      !['src/router.tsx', 'src/client.tsx'].includes(file),
    message: () => 'imports TanStack Start: only routes, the server and the two entries do.',
  },
]

/** The import cycles of a graph of files, each as the files in it in order. */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const graph = Map.groupBy(
    imports.filter((one) => !one.typeOnly && !one.lazy),
    (one) => one.file,
  )
  const done = new Set<string>()
  const cycles: string[][] = []
  const visit = (file: string, trail: string[]) => {
    const at = trail.indexOf(file)
    if (at >= 0) {
      cycles.push([...trail.slice(at), file])
      return
    }
    if (done.has(file)) return
    for (const { target } of graph.get(file) ?? []) visit(target, [...trail, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return cycles
}

/** Checks sources, given as path in the tree → text, against the rules of the house. */
export function findBreaches(sources: ReadonlyMap<string, string>): Breach[] {
  const breaches: Breach[] = []
  const imports = [...sources].flatMap(([file, source]) => importsOf(file, source))
  for (const one of imports) {
    for (const rule of rules) if (rule.broken(one)) breaches.push({ file: one.file, message: rule.message(one) })
  }
  for (const cycle of cyclesOf(imports)) {
    breaches.push({ file: cycle[0] ?? '', message: `is in a circle: ${cycle.join(' → ')}. Move what both need out.` })
  }
  for (const [file, source] of sources) {
    if (/(^|\/)(utils?|helpers?|misc|common|index)\.tsx?$/.test(file) && !file.startsWith('src/routes/')) {
      breaches.push({ file, message: 'has a name that says nothing. Name it by what is inside.' })
    }
    if (
      /localStorage|sessionStorage/.test(source) &&
      /['"]language['"]/.test(source) &&
      !file.startsWith('src/i18n/')
    ) {
      breaches.push({ file, message: "touches the storage key 'language': only src/i18n does." })
    }
    if (
      file.endsWith('.machine.ts') &&
      /\bDate\.now\(|\bMath\.random\(|\blocalStorage\b|\bdocument\.|\bwindow\./.test(source)
    ) {
      breaches.push({
        file,
        message: 'reads the clock, chance, storage or the DOM: give it to the machine from outside.',
      })
    }
  }
  return breaches
}

/** Reads the sources below src. */
export function readSources(root: string): Map<string, string> {
  const files = globSync('src/**/*', { cwd: root }).map((file) => file.split(path.sep).join('/'))
  return new Map(
    files
      .filter((file) => sourceFiles.test(file) && !generated.test(file) && existsSync(path.join(root, file)))
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  )
}

if (import.meta.main) {
  const breaches = findBreaches(readSources(path.resolve(import.meta.dirname, '..')))
  for (const { file, message } of breaches) console.error(`${file} ${message}`)
  console.log(
    breaches.length === 0 ? 'The rules of the house hold.' : `${breaches.length} breaches of the house's rules.`,
  )
  process.exitCode = breaches.length === 0 ? 0 : 1
}
