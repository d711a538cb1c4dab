import { parseReference } from './references'

const LINK = /^(?:https?:\/\/[^/]|mailto:.|tel:.)/i
/** Of the agency's own texts: a path of this site too. */
const PATH = /^\/(?![/\\])/

/** Returns an address without the signs that browsers drop before they look at its scheme. */
export function plainAddress(address: string): string {
  return address.replace(/[\p{Cc}\s]+/gu, '')
}

/** Returns true for an address to which a text from elsewhere may lead: http(s), mail or telephone. */
export function isLink(address: string): boolean {
  return LINK.test(address)
}

/** Returns true for an address to which a text of the agency's own may lead: a path or a thing of this site too. */
export function isOwnLink(address: string): boolean {
  return LINK.test(address) || PATH.test(address) || parseReference(address) !== null
}
