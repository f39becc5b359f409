import { isIPv4, isIPv6 } from 'node:net'

/** Whoever comes from nowhere that can be told: all of them count as one. */
const unknownAddress = 'unknown'

/**
 * The one key under which limits count an address, however it is spelt: an IPv4 address, also one mapped into IPv6; of IPv6
 * the /64 that a household has; without the port that some proxies write behind it. What is no address is `unknown`.
 */
export function addressKey(spelt: string | undefined): string {
  const address = withoutPort(spelt?.trim() ?? '').replace(/%[^]*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return unknownAddress
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.')
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`
}

const hex = (group: number) => group.toString(16)

/** `[::1]:80` and `192.0.2.1:80` without what stands behind the address. */
function withoutPort(spelt: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(spelt)
  if (bracketed) return bracketed[1] ?? ''
  return /^[\d.]+:\d{1,5}$/.test(spelt) ? spelt.slice(0, spelt.indexOf(':')) : spelt
}

/** The eight groups of a valid IPv6 address; the URL parser writes all spellings of one alike (RFC 5952). */
function groupsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
