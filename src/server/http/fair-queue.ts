export interface Client {
  address: string
  visitor: string
}

export interface FairQueueOptions {
  concurrency: number
  capacity: number
  /** Most waiting jobs per visitor. */
  share: number
  /** Most running jobs per address; unlimited by default. */
  ofAddress?: number
}

export interface Job {
  client: Client
  cost: number
  /** Removes a waiting job. */
  signal?: AbortSignal | undefined
}

/** `cost` is the work ahead. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
  readonly cost: number

  constructor(cost: number) {
    super('The queue is full')
    this.cost = cost
  }
}

interface Waiting extends Job {
  start: () => void
  refuse: (reason: unknown) => void
}

/**
 * Weighted fair queueing (Demers, Keshav, Shenker 1989) by address, then by visitor; short jobs first. When full, a new
 * job replaces the last one of the address with the most.
 */
export class FairQueue {
  readonly #options: FairQueueOptions
  #waiting: Waiting[] = []
  #working = 0
  #workingCost = 0
  readonly #workingOf = new Map<string, number>()
  readonly #addresses = new Shares()
  readonly #visitors = new Map<string, Shares>()

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  get size(): number {
    return this.#waiting.length
  }

  get working(): number {
    return this.#working
  }

  get cost(): number {
    return this.#waiting.reduce((sum, { cost }) => sum + cost, this.#workingCost)
  }

  /** Rejects with QueueFullError, the signal's reason, or the work's error. */
  async run<T>(job: Job, work: () => Promise<T>): Promise<T> {
    job.signal?.throwIfAborted()
    if (!this.#mayBegin(job)) await this.#turn(job)
    else this.#begin(job)
    try {
      return await work()
    } finally {
      this.#end(job)
    }
  }

  #turn(job: Job): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.#makeRoom(job)) return reject(new QueueFullError(this.cost))
      const leave = () => waiting.refuse(job.signal?.reason)
      const waiting: Waiting = {
        ...job,
        start: () => {
          job.signal?.removeEventListener('abort', leave)
          resolve()
        },
        refuse: (reason) => {
          job.signal?.removeEventListener('abort', leave)
          this.#waiting = this.#waiting.filter((other) => other !== waiting)
          reject(reason)
        },
      }
      job.signal?.addEventListener('abort', leave)
      this.#waiting.push(waiting)
    })
  }

  #makeRoom({ client }: Job): boolean {
    const mine = this.#waiting.filter((other) => isSame(other.client, client)).length
    if (mine >= this.#options.share) return false
    if (this.#waiting.length < this.#options.capacity) return true
    const jobsOf = (address: string) => this.#waiting.filter((other) => other.client.address === address).length
    const greediest = this.#waiting.reduce(
      (most, { client: { address } }) => (jobsOf(address) > jobsOf(most) ? address : most),
      client.address,
    )
    if (jobsOf(greediest) <= jobsOf(client.address) + 1) return false
    this.#waiting.findLast((other) => other.client.address === greediest)?.refuse(new QueueFullError(this.cost))
    return true
  }

  #mayBegin({ client }: Job): boolean {
    const { concurrency, ofAddress = concurrency } = this.#options
    return this.#working < concurrency && (this.#workingOf.get(client.address) ?? 0) < ofAddress
  }

  #begin({ client, cost }: Job): void {
    this.#workingOf.set(client.address, (this.#workingOf.get(client.address) ?? 0) + 1)
    this.#addresses.serve(client.address, cost)
    this.#visitorsOf(client).serve(client.visitor, cost)
    this.#working += 1
    this.#workingCost += cost
  }

  #end({ client, cost }: Job): void {
    const left = (this.#workingOf.get(client.address) ?? 1) - 1
    if (left > 0) this.#workingOf.set(client.address, left)
    else this.#workingOf.delete(client.address)
    this.#working -= 1
    this.#workingCost -= cost
    const next = this.#next()
    if (next) {
      this.#waiting = this.#waiting.filter((other) => other !== next)
      this.#begin(next)
      next.start()
    } else if (this.#working === 0 && this.#waiting.length === 0) {
      this.#addresses.forget()
      this.#visitors.clear()
    }
  }

  #next(): Waiting | undefined {
    const firsts = new Map<string, Waiting>()
    for (const job of this.#waiting) {
      if (!this.#mayBegin(job)) continue
      const { address, visitor } = job.client
      const shares = this.#visitorsOf(job.client)
      const first = firsts.get(address)
      if (!first || shares.end(visitor, job.cost) < shares.end(first.client.visitor, first.cost))
        firsts.set(address, job)
    }
    const end = ({ client, cost }: Job) => this.#addresses.end(client.address, cost)
    return [...firsts.values()].toSorted((a, b) => end(a) - end(b))[0]
  }

  #visitorsOf({ address }: Client): Shares {
    const shares = this.#visitors.get(address) ?? new Shares()
    this.#visitors.set(address, shares)
    return shares
  }
}

/** Virtual time served per client; new clients start at the current time. */
class Shares {
  readonly #served = new Map<string, number>()
  #clock = 0

  /** Virtual finish time of a job. */
  end(key: string, cost: number): number {
    return Math.max(this.#served.get(key) ?? 0, this.#clock) + cost
  }

  serve(key: string, cost: number): void {
    const end = this.end(key, cost)
    this.#served.set(key, end)
    this.#clock = end - cost
  }

  forget(): void {
    this.#served.clear()
    this.#clock = 0
  }
}

const isSame = (a: Client, b: Client) => a.address === b.address && a.visitor === b.visitor
