import type { Socket } from 'node:net'

export interface ConnectionsOptions {
  /** Most connections. */
  most: number
  /** Most connections per address. */
  ofAddress: number
}

/**
 * Limits connections per address and in total. A new connection replaces the longest idle one: of its address if that
 * is at its limit, otherwise of the busiest address.
 */
export class Connections {
  readonly #options: ConnectionsOptions
  /** Idle sockets per address, longest idle first. */
  readonly #addresses = new Map<string, { count: number; idle: Set<Socket> }>()
  #count = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  /** Adds a connection, or closes it if there is no room. */
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

  /** Marks a connection as active. */
  work(socket: Socket, address: string): void {
    this.#addresses.get(address)?.idle.delete(socket)
  }

  /** Marks a connection as idle. */
  rest(socket: Socket, address: string): void {
    if (!socket.destroyed) this.#addresses.get(address)?.idle.add(socket)
  }

  /** Returns the address with the most connections among those with idle ones. */
  #busiest(): { count: number; idle: Set<Socket> } | undefined {
    let busiest: { count: number; idle: Set<Socket> } | undefined
    for (const one of this.#addresses.values())
      if (one.idle.size > 0 && one.count > (busiest?.count ?? 0)) busiest = one
    return busiest
  }
}

/** Closes the first idle connection, if any. */
function evict(idle: Set<Socket> | undefined): boolean {
  const [oldest] = idle ?? []
  if (!oldest) return false
  idle?.delete(oldest)
  oldest.destroy()
  return true
}
