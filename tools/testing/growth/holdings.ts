import type { Page } from '@playwright/test'

/** What a page holds when all that nothing leads to any more has been collected. */
export interface Holdings {
  /** Nodes of the document and those taken out of it. */
  nodes: number
  listeners: number
  /** Bytes that scripts use. */
  heap: number
  /** Elements that sound or show films, those outside of the document included. */
  media: number
  canvases: number
  audioContexts: number
  graphicsContexts: number
}

const interfaces = {
  media: 'HTMLMediaElement',
  canvases: 'HTMLCanvasElement',
  audioContexts: 'BaseAudioContext',
  graphicsContexts: 'WebGL2RenderingContext',
} as const

/** Collects garbage and counts what a page holds, whenever it is asked. */
export async function watchHoldings(page: Page): Promise<() => Promise<Holdings>> {
  const devtools = await page.context().newCDPSession(page)

  async function live(name: string): Promise<number> {
    const { result: prototype } = await devtools.send('Runtime.evaluate', {
      expression: `${name}.prototype`,
      objectGroup: 'holdings',
    })
    const { objects } = await devtools.send('Runtime.queryObjects', {
      prototypeObjectId: prototype.objectId ?? '',
      objectGroup: 'holdings',
    })
    const { result } = await devtools.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      // Prototypes of derived interfaces are found, too.
      functionDeclaration: 'function () { return this.filter((one) => !Object.hasOwn(one, "constructor")).length }',
      returnByValue: true,
    })
    return Number(result.value)
  }

  return async () => {
    const counted = { media: 0, canvases: 0, audioContexts: 0, graphicsContexts: 0 }
    for (const [kind, name] of Object.entries(interfaces)) counted[kind as keyof typeof counted] = await live(name)
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'holdings' })
    // What the first collection finalises lets go of more.
    for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
    return { nodes, listeners, heap, ...counted }
  }
}
