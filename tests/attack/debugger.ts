export interface Debugger {
  /** Live instances of a class after garbage collection. `prototype`: an expression. */
  held: (prototype: string) => Promise<number>
  heldHeap: () => Promise<number>
  close: () => void
}

interface Result {
  usedSize?: number
  result?: { objectId?: string; value?: number }
  objects?: { objectId: string }
}

export async function connectDebugger(port: number): Promise<Debugger> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as [
    { webSocketDebuggerUrl: string },
  ]
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  let asked = 0
  function call(method: string, params: Record<string, unknown> = {}): Promise<Result> {
    const id = (asked += 1)
    return new Promise((resolve) => {
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: Result }
        if (answer.id !== id) return
        socket.removeEventListener('message', read)
        resolve(answer.result ?? {})
      }
      socket.addEventListener('message', read)
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  async function collect(): Promise<void> {
    // The second collection frees finalized objects.
    for (const _ of [1, 2]) await call('HeapProfiler.collectGarbage')
  }
  return {
    async held(expression) {
      await collect()
      const prototype = await call('Runtime.evaluate', { expression, objectGroup: 'held' })
      const found = await call('Runtime.queryObjects', {
        prototypeObjectId: prototype.result?.objectId,
        objectGroup: 'held',
      })
      const count = await call('Runtime.callFunctionOn', {
        objectId: found.objects?.objectId,
        functionDeclaration: 'function () { return this.length }',
        returnByValue: true,
      })
      await call('Runtime.releaseObjectGroup', { objectGroup: 'held' })
      return count.result?.value ?? Number.NaN
    },
    async heldHeap() {
      await collect()
      return (await call('Runtime.getHeapUsage')).usedSize ?? Number.NaN
    },
    close: () => socket.close(),
  }
}
