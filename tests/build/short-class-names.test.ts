import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { shortClassNames } from '../../build/short-class-names.ts'

const root = path.resolve('.')
const files = globSync('src/**/*.module.css').map((file) => path.resolve(file))

/** The names of a hundred classes in every file, as one build comes to them. */
function namesOfABuild(inOrder: string[]): Map<string, string> {
  const nameOf = shortClassNames(root)
  return new Map(
    inOrder.flatMap((file) =>
      Array.from({ length: 100 }, (_, place) => [`${file} ${place}`, nameOf(`class-${place}`, file)]),
    ),
  )
}

describe('the names of classes', () => {
  it('are CSS identifiers, each of one class', () => {
    const names = [...namesOfABuild(files).values()]
    expect(files.length).toBeGreaterThan(50)
    expect(new Set(names).size).toBe(files.length * 100)
    expect(names.filter((name) => !/^[a-z][\w]+$/.test(name))).toEqual([])
  })

  it('are the same in a build that comes by the files in another order', () => {
    const names = namesOfABuild(files)
    for (const [place, name] of namesOfABuild(files.toReversed())) expect(names.get(place)).toBe(name)
  })

  it('stay the same when a class is asked for again', () => {
    const nameOf = shortClassNames(root)
    const [file = ''] = files
    expect(nameOf('card', `${file}?used`)).toBe(nameOf('card', file))
    expect(nameOf('card', file)).not.toBe(nameOf('picture', file))
  })

  it('are refused to a file that the build did not find', () => {
    const nameOf = shortClassNames(root)
    expect(() => nameOf('card', path.join(root, 'src/ui/tomorrow.module.css'))).toThrow(/ui\/tomorrow\.module\.css/)
  })
})
