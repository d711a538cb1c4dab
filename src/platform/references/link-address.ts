import { parseReference } from './references'

const LINK = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i
/** A path of this site, which is allowed only in texts by staff. */
const PATH = /^\/(?![/\\])/

/** Returns the address without the characters that browsers remove before they read its scheme. */
export function plainAddress(address: string): string {
  return address.replace(/[\p{Cc}\s]+/gu, '')
}

/** Returns true for an address that is allowed in texts from other sources: http(s), mail or telephone. */
export function isLink(address: string): boolean {
  return LINK.test(address)
}

/**
 * Returns true for an address that is allowed in texts by staff. Paths and references to content of this site are also
 * allowed.
 */
export function isOwnLink(address: string): boolean {
  return LINK.test(address) || PATH.test(address) || parseReference(address) !== null
}
