/** Asks the server's process by its debugger (`--inspect`), which no visitor reaches. */
export interface Debugger {
  /** Objects of a class that are still held after everything else has been collected. `prototype`: an expression. */
  held: (prototype: string) => Promise<number>
  /** Bytes of the heap that are in use after everything that nobody holds has been collected. */
  heldHeap: () => Promise<number>
  close: () => void
}

interface Result {
  usedSize?: number
  result?: { objectId?: string; value?: number }
  objects?: { objectId: string }
}

/** Connects to the debugger that a process has opened at a port. */
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
    // What is told of its end by a finaliser goes with the second.
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
