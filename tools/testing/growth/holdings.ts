import type { Page } from '@playwright/test'

export interface Holdings {
  nodes: number
  listeners: number
  heap: number
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
      // Also finds derived prototypes.
      functionDeclaration: 'function () { return this.filter((one) => !Object.hasOwn(one, "constructor")).length }',
      returnByValue: true,
    })
    return Number(result.value)
  }

  return async () => {
    const counted = { media: 0, canvases: 0, audioContexts: 0, graphicsContexts: 0 }
    for (const [kind, name] of Object.entries(interfaces)) counted[kind as keyof typeof counted] = await live(name)
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'holdings' })
    // Finalizers release more objects: collect again.
    for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
    const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
    const { usedSize: heap } = await devtools.send('Runtime.getHeapUsage')
    return { nodes, listeners, heap, ...counted }
  }
}
