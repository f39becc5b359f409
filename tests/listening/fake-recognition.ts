/** A browser's recognition that the test plays. */
export class FakeRecognition extends EventTarget {
  static last: FakeRecognition | undefined
  static opens = true
  readonly calls: string[] = []
  lang = ''
  continuous = false
  interimResults = false
  processLocally = false

  constructor() {
    super()
    FakeRecognition.last = this
  }
  start(): void {
    this.calls.push('start')
    if (FakeRecognition.opens) this.dispatchEvent(new Event('start'))
  }
  stop(): void {
    this.calls.push('stop')
  }
  abort(): void {
    this.calls.push('abort')
  }
  say(...transcripts: string[]): void {
    const results = transcripts.map((transcript) => [{ transcript, confidence: 0.9 }])
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }
  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.end()
  }
  end(): void {
    this.dispatchEvent(new Event('end'))
  }
}

export function lastRecognition(): FakeRecognition {
  if (!FakeRecognition.last) throw new Error('No recognition has begun')
  return FakeRecognition.last
}
