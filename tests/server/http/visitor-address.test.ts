import { expect, it } from 'vitest'
import { addressOf } from '../../../src/server/http/client.ts'
import { addressKey } from '../../../src/server/http/visitor-address.ts'

it.each([
  [
    '192.0.2.1',
    ['192.0.2.1', ' 192.0.2.1 ', '192.0.2.1:4711', '::ffff:192.0.2.1', '::FFFF:c000:201', '[::ffff:192.0.2.1]:80'],
  ],
  [
    '2001:db8:0:1::/64',
    [
      '2001:db8:0:1::1',
      '2001:DB8:0:1:0:0:0:1',
      '2001:0db8:0000:0001:ffff::9',
      '[2001:db8:0:1::7]:443',
      '[2001:db8:0:1::8]',
    ],
  ],
  ['fe80:0:0:0::/64', ['fe80::1%eth0', 'fe80::2']],
  ['0:0:0:0::/64', ['::1', '::']],
  ['unknown', ['', ' ', 'somebody', '1.2.3', '192.0.2.01', '0x7f.1', 'unix:', '[::1', '1:2:3', '_hidden', undefined]],
])('counts as %s however it is spelt', (key, spellings) => {
  for (const spelling of spellings) expect(addressKey(spelling), spelling).toBe(key)
})

it('tells one /64 and one IPv4 address from the next', () => {
  const keys = ['2001:db8:0:1::1', '2001:db8:0:2::1', '192.0.2.1', '192.0.2.2'].map(addressKey)
  expect(new Set(keys).size).toBe(4)
})

it('takes an address from a proxy only when that is trusted, and from the end that the proxy wrote', () => {
  expect(addressOf('192.0.2.1, 192.0.2.2', '127.0.0.1', true)).toBe('192.0.2.2')
  expect(addressOf('192.0.2.1', '127.0.0.1', false)).toBe('127.0.0.1')
  expect(addressOf(undefined, '192.0.2.3', true)).toBe('192.0.2.3')
  expect(addressOf(undefined, undefined, true)).toBe('unknown')
})

it('never falls back on what stands before an empty or nonsensical end, nor on the proxy itself', () => {
  for (const forwarded of ['192.0.2.1,', '192.0.2.1, ', '', '192.0.2.1, nobody'])
    expect(addressOf(forwarded, '127.0.0.1', true), forwarded).toBe('unknown')
})
