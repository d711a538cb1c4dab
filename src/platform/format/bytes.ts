/** Returns lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

/** Returns base64. Texts are encoded as UTF-8. */
export function toBase64(bytes: Uint8Array | string): string {
  const all = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes
  let text = ''
  for (let at = 0; at < all.length; at += 8192)
    text += String.fromCharCode(...all.subarray(at, at + 8192))
  return btoa(text)
}

/** Returns the bytes of base64, which may contain line breaks. Throws for invalid text. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

/** Returns base64url. */
export function toBase64Url(bytes: Uint8Array): string {
  return toBase64(bytes)
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '')
}

/** Returns the bytes of base64url. Throws for invalid text. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replace(/-/g, '+').replace(/_/g, '/'))
}

/** Returns the concatenated bytes of all parts. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Joins chunks; returns null if they have more than `maxBytes`. */
export async function joinChunks(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > maxBytes) return null
    parts.push(chunk)
  }
  return joinBytes(parts)
}
