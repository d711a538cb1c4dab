import { toHex } from './bytes'

/** The SHA-256 of a text's UTF-8 bytes, 64 lowercase hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return toHex(new Uint8Array(digest))
}
