/** The caller of a request, as rate limits count it. */
export interface Caller {
  /** An IPv4 address, or the network (/64) of an IPv6 one, because a household has all addresses of its network. */
  address: string
  /** The /48 of an IPv6 address, because a provider's customer may have all of it. Null for IPv4. */
  network: string | null
}

export function readCaller(address: string | undefined): Caller {
  if (!address) return { address: 'unknown', network: null }
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped || !address.includes(':')) return { address: mapped ?? address, network: null }
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = head.split(':').filter(Boolean)
  const last = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0')
  const groups = (tail === undefined ? first : [...first, ...zeros, ...last]).map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') }
}
