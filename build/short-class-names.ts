import { globSync } from 'node:fs'
import path from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const signs = `${letters}${letters.toUpperCase()}0123456789`

/** A number with at least two signs, the first of them a letter: what a CSS class may begin with. */
function shortName(number: number): string {
  const rest = Math.floor(number / letters.length)
  return (letters[number % letters.length] ?? '') + inSigns(rest)
}

function inSigns(number: number): string {
  const rest = Math.floor(number / signs.length)
  return (rest > 0 ? inSigns(rest) : '') + (signs[number % signs.length] ?? '')
}

/**
 * Names the classes of CSS modules by the place of their file among all of them and by their own place in it: the server's
 * build and the browser's come to the same names, and a page, which brings its styles, is 1 KB of Brotli lighter than with
 * the usual names made of words and hashes.
 *
 * @param root The project's directory.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const files = globSync('{src,tools}/**/*.module.css', { cwd: root }).sort()
  const classes = new Map<string, Map<string, string>>()
  return (name, filename) => {
    const file = path.relative(root, filename.replace(/\?.*/, ''))
    const place = files.indexOf(file)
    if (place < 0) throw new Error(`${file} came after the build had begun: its classes have no names`)
    let known = classes.get(file)
    if (!known) classes.set(file, (known = new Map()))
    let short = known.get(name)
    // A sign of its own between the two numbers keeps them apart.
    if (!short) known.set(name, (short = `${shortName(place)}_${inSigns(known.size)}`))
    return short
  }
}
