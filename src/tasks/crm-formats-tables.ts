import type { Market } from '../features/crm/mapping/market-terms'
import { LISTING_TYPES, type ListingTypeName } from '../features/crm/sources/listing-types'
import { MARQUEE } from '../listing/marquee'
import { STATUS } from '../listing/status'

export type Row = readonly string[]

export function table(head: Row, rows: readonly Row[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

export function code(name: string): string {
  return `\`${name}\``
}

/** Returns an availability in words: whether it is shown, its status and its label. */
export function marketText({ status, marquee }: Market): string {
  const isShown = status === STATUS.active || status === STATUS.sold || status === STATUS.rented
  const label = marquee === null ? '' : `, label ${nameOf(MARQUEE, marquee)} (${marquee})`
  return `${isShown ? '' : 'not shown: '}${nameOf(STATUS, status)} (${status})${label}`
}

/** Returns a category of listings with its number. */
export function typeText(name: ListingTypeName): string {
  const { webId, words } = LISTING_TYPES[name]
  return `\`WebID\` ${webId}, ${words.en}`
}

/** Returns the name of a number in a table of numbers by name, with its words separated: `new price`. */
export function nameOf(names: Readonly<Record<string, number>>, value: number): string {
  const name = Object.keys(names).find((name) => names[name] === value) ?? String(value)
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
