/** A fake context that records what a canvas would reject: non-finite numbers and unbalanced states. */

export interface Record {
  calls: number
  texts: string[]
  faults: string[]
  depth: number
}

/** Faults of paths, which belong to no context. */
const paths: Pick<Record, 'faults'> = { faults: [] }

function FakePath() {}

const pathMethods = [
  'moveTo',
  'lineTo',
  'arc',
  'arcTo',
  'ellipse',
  'rect',
  'roundRect',
  'bezierCurveTo',
  'quadraticCurveTo',
  'closePath',
  'addPath',
] as const

function check(record: Pick<Record, 'faults'>, method: string, given: readonly unknown[]): void {
  for (const value of given)
    if (typeof value === 'number' && !Number.isFinite(value)) record.faults.push(`${method}(${given.join(', ')})`)
  // These throw in a browser.
  if (method === 'arc' && Number(given[2]) < 0) record.faults.push(`arc with the radius ${String(given[2])}`)
  if (method === 'ellipse' && (Number(given[2]) < 0 || Number(given[3]) < 0))
    record.faults.push(`ellipse with the radii ${String(given[2])}, ${String(given[3])}`)
}

for (const method of pathMethods)
  Object.defineProperty(FakePath.prototype, method, {
    value(...given: unknown[]) {
      check(paths, `path.${method}`, given)
    },
  })

const numbers = new Set(['lineWidth', 'globalAlpha', 'lineDashOffset'])

export function recordingBrush(): { brush: CanvasRenderingContext2D; record: Record } {
  const record: Record = { calls: 0, texts: [], faults: [], depth: 0 }
  paths.faults = record.faults
  const state: { [name: string]: unknown } = { font: '10px sans-serif', globalAlpha: 1 }
  const methods: { [name: string]: (...given: unknown[]) => unknown } = {
    save: () => void record.depth++,
    restore: () => void record.depth--,
    measureText: (text) => ({
      width: String(text).length * (Number.parseFloat(/([\d.]+)px/.exec(String(state.font))?.[1] ?? '10') * 0.5),
    }),
    createPattern: () => ({ setTransform: (matrix: object) => check(record, 'setTransform', Object.values(matrix)) }),
    createLinearGradient: () => ({ addColorStop: () => undefined }),
    createRadialGradient: () => ({ addColorStop: () => undefined }),
    createConicGradient: () => ({ addColorStop: () => undefined }),
    fillText: (text) => void record.texts.push(String(text)),
    getLineDash: () => [],
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    getImageData: (_x, _y, width, height) => ({ data: new Uint8ClampedArray(Number(width) * Number(height) * 4) }),
    isPointInPath: () => false,
  }
  const brush = new Proxy(state, {
    get: (_target, name) => {
      if (name === 'canvas') return { width: 720, height: 1280 }
      if (name in state) return state[String(name)]
      return (...given: unknown[]) => {
        record.calls++
        check(record, String(name), given)
        return methods[String(name)]?.(...given)
      }
    },
    set: (_target, name, value) => {
      if (numbers.has(String(name)) && !Number.isFinite(value)) record.faults.push(`${String(name)} = ${String(value)}`)
      if (name === 'fillStyle' || name === 'strokeStyle') checkPaint(record, String(name), value)
      state[String(name)] = value
      return true
    },
  })
  return { brush: brush as unknown as CanvasRenderingContext2D, record }
}

function checkPaint(record: Record, name: string, value: unknown): void {
  if (value === undefined || value === null || (typeof value === 'string' && /NaN|undefined/.test(value)))
    record.faults.push(`${name} = ${String(value)}`)
}

class FakeCanvas {
  width: number
  height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext(): CanvasRenderingContext2D {
    return recordingContext
  }
}
const { brush: recordingContext } = recordingBrush()

export function fakeCanvasGlobals(): void {
  Object.assign(globalThis, { Path2D: FakePath, OffscreenCanvas: FakeCanvas })
}
