import { isIPv4, isIPv6 } from 'node:net'

const unknownAddress = 'unknown'

/** Returns a canonical key for limits: IPv4 (also mapped), the /64 of IPv6, without port; otherwise `unknown`. */
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

function withoutPort(spelt: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(spelt)
  if (bracketed) return bracketed[1] ?? ''
  return /^[\d.]+:\d{1,5}$/.test(spelt) ? spelt.slice(0, spelt.indexOf(':')) : spelt
}

/** Returns the eight groups of an IPv6 address, normalized by the URL parser (RFC 5952). */
function groupsOf(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const left = before === '' ? [] : before.split(':')
  const right = after === undefined || after === '' ? [] : after.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}
