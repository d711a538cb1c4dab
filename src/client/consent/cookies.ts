/** Returns the value of a cookie of this site, or null if it does not exist. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`))
  return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
}

/** Stores `value` in a cookie of this browser for the given number of days. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const age = `Max-Age=${days * 86_400}`
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers support the Cookie Store API yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; ${age}; SameSite=Lax${secure}`
}
