import type { Socket } from 'node:net'

export interface ConnectionsOptions {
  /** Connections at a time. */
  most: number
  /** Connections of one address among them. */
  ofAddress: number
}

/**
 * Shares the connections that there may be at a time among addresses. A newcomer for whom there is no room takes the place of
 * the connection that has asked for nothing the longest: of its own address when that has all it may have, else of the
 * address that has the most.
 */
export class Connections {
  readonly #options: ConnectionsOptions
  /** By address, the one that has asked for nothing the longest first; what is being answered is not idle. */
  readonly #addresses = new Map<string, { count: number; idle: Set<Socket> }>()
  #count = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  /** Takes a connection, or ends it at once when no other can make room. */
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

  /** A connection whose request is being answered is left alone. */
  work(socket: Socket, address: string): void {
    this.#addresses.get(address)?.idle.delete(socket)
  }

  /** Everything on a connection has been answered. */
  rest(socket: Socket, address: string): void {
    if (!socket.destroyed) this.#addresses.get(address)?.idle.add(socket)
  }

  /** Of the addresses whose connections can be ended the one that has the most. */
  #busiest(): { count: number; idle: Set<Socket> } | undefined {
    let busiest: { count: number; idle: Set<Socket> } | undefined
    for (const one of this.#addresses.values())
      if (one.idle.size > 0 && one.count > (busiest?.count ?? 0)) busiest = one
    return busiest
  }
}

/** Ends the first, and says whether there was one. */
function evict(idle: Set<Socket> | undefined): boolean {
  const [oldest] = idle ?? []
  if (!oldest) return false
  idle?.delete(oldest)
  oldest.destroy()
  return true
}
