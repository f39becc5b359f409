import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { Connections } from '../../../src/server/http/connections.ts'

class FakeSocket extends EventEmitter {
  destroyed = false
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function setUp(most: number, ofAddress: number) {
  const connections = new Connections({ most, ofAddress })
  const connect = (address: string) => {
    const socket = new FakeSocket() as unknown as Socket & FakeSocket
    connections.add(socket, address)
    return socket
  }
  return {
    connections,
    connect,
    fill: (address: string, count: number) => Array.from({ length: count }, () => connect(address)),
  }
}

const open = (sockets: FakeSocket[]) => sockets.filter(({ destroyed }) => !destroyed).length

it('gives a newcomer the place of the longest idle connection of the address that has the most', () => {
  const { connect, fill } = setUp(10, 10)
  const few = fill('a', 3)
  const many = fill('b', 7)
  const newcomers = fill('c', 4)
  expect([open(few), open(many), open(newcomers)]).toEqual([3, 3, 4])
  expect(many.map(({ destroyed }) => destroyed)).toEqual([true, true, true, true, false, false, false])
  expect(connect('d').destroyed).toBe(false)
})

it('lets no address have all: its next takes the place of its own', () => {
  const { fill } = setUp(10, 6)
  const greedy = fill('a', 60)
  expect([open(greedy), greedy.at(-1)?.destroyed]).toEqual([6, false])
  expect(open(fill('b', 4))).toBe(4)
  expect(open(greedy)).toBe(6)
})

it('leaves alone what is being answered, and refuses who comes when everything is', () => {
  const { connections, fill, connect } = setUp(4, 4)
  const sockets = fill('a', 4)
  for (const socket of sockets) connections.work(socket, 'a')
  expect(connect('b').destroyed).toBe(true)
  connections.rest(sockets[2] as never, 'a')
  expect(connect('b').destroyed).toBe(false)
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, true, false])
})

it('forgets those that have gone', () => {
  const { fill } = setUp(4, 4)
  for (const socket of fill('a', 4)) socket.destroy()
  expect(open(fill('b', 4))).toBe(4)
})
