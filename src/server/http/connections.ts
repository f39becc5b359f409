import type { Socket } from 'node:net'

export interface ConnectionsOptions {
  most: number
  ofAddress: number
}

/** A new connection replaces the longest idle one of its address, if at its limit, else of the busiest address. */
export class Connections {
  readonly #options: ConnectionsOptions
  /** Idle sockets per address, longest idle first. */
  readonly #addresses = new Map<string, { count: number; idle: Set<Socket> }>()
  #count = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  add(socket: Socket, address: string): void {
    const own = this.#addresses.get(address) ?? { count: 0, idle: new Set() }
    if (own.count >= this.#options.ofAddress && !evict(own.idle)) return void socket.destroy()
    if (this.#count >= this.#options.most && !evict(this.#busiest()?.idle)) return void socket.destroy()
    this.#addresses.set(address, own)
    own.count += 1
    own.idle.add(socket)
    this.#count += 1
    socket.once('close', () => {
      own.idle.delete(socket)
      own.count -= 1
      this.#count -= 1
      if (own.count === 0) this.#addresses.delete(address)
    })
  }

  work(socket: Socket, address: string): void {
    this.#addresses.get(address)?.idle.delete(socket)
  }

  rest(socket: Socket, address: string): void {
    if (!socket.destroyed) this.#addresses.get(address)?.idle.add(socket)
  }

  #busiest(): { count: number; idle: Set<Socket> } | undefined {
    let busiest: { count: number; idle: Set<Socket> } | undefined
    for (const one of this.#addresses.values())
      if (one.idle.size > 0 && one.count > (busiest?.count ?? 0)) busiest = one
    return busiest
  }
}

function evict(idle: Set<Socket> | undefined): boolean {
  const [oldest] = idle ?? []
  if (!oldest) return false
  idle?.delete(oldest)
  oldest.destroy()
  return true
}
