/** Names that resolve only inside a network (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`). */
const LOCAL_NAMES = ['localhost', 'local', 'localdomain', 'internal', 'lan', 'home', 'corp', 'arpa']

/**
 * Returns the https URL of an address on a public host; http becomes https. Returns null for other schemes,
 * credentials, ports other than 443, IP addresses and local names. A relative address is resolved against `base`.
 */
export function publicUrl(address: string, base?: string): URL | null {
  const url = URL.parse(address, base)
  if (url?.protocol === 'http:') url.protocol = 'https:'
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null
  return isPublicName(url.hostname) ? url : null
}

/** IPv6 addresses have no dots. URLs normalise IPv4 addresses of any notation to four decimal numbers. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && /[^\d]/.test(last) && !LOCAL_NAMES.includes(last)
}
