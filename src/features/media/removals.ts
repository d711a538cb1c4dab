/**
 * Why a PDF is stored as it is: a change of one byte would break its digital signature, or its texts are encrypted
 * (a password to open or to change it).
 */
export type Unchangeable = (typeof UNCHANGEABLE)[number]
const UNCHANGEABLE = ['signed', 'protected'] as const

/**
 * What staff are notified of after an upload: parts of a drawing that were not safe or hidden, or why the metadata of a
 * PDF was not removed.
 */
export interface Removals {
  /** Elements (`<script>`), attributes (`onload`, `inkscape:*`) and rules of styles (`@import`). */
  parts: { name: string; count: number }[]
  /** Number of hidden layers and parts. */
  hidden: number
  unchanged?: Unchangeable
}

export const NO_REMOVALS: Removals = { parts: [], hidden: 0 }

/** The same with the number of the file in the library. */
export interface FileRemovals extends Removals {
  id: number
}

/** Staff read no more names than these; the others are counted together. */
const MAX_NAMES = 12
const OTHERS = '…'
const NAME = /^(?:[<@]?[\w:*.-]{1,60}>?|…)$/

export function hasRemovals({ parts, hidden, unchanged }: Removals): boolean {
  return parts.length > 0 || hidden > 0 || unchanged !== undefined
}

/** Returns at most twelve names; those that are too many or not plain are counted as `…`. */
export function shortened({ parts, hidden }: Removals): Removals {
  const named = parts.filter(({ name }) => NAME.test(name)).slice(0, MAX_NAMES)
  const others = parts.filter((part) => !named.includes(part))
  const count = others.reduce((sum, part) => sum + part.count, 0)
  return { parts: count > 0 ? [...named, { name: OTHERS, count }] : named, hidden }
}

/** Writes removals as a value of a query: the page that is shown after an upload tells them. */
export function writeRemovals({ id, ...removals }: FileRemovals): string {
  const { parts, hidden } = shortened(removals)
  const texts = parts.map(({ name, count }) => `${name}=${count}`)
  return [id, hidden, ...(removals.unchanged ? [removals.unchanged] : []), ...texts].join('~')
}

/** Reads what `writeRemovals` wrote; null for another value. */
export function readRemovals(value: string): FileRemovals | null {
  const [id, hidden, ...texts] = value.split('~')
  const unchanged = UNCHANGEABLE.find((reason) => reason === texts[0])
  const parts = texts.slice(unchanged ? 1 : 0).map((text) => {
    const [name = '', count] = text.split('=')
    return { name, count: Number(count) }
  })
  const counts = [Number(id), Number(hidden), ...parts.map(({ count }) => count)]
  const isRead = counts.every((count) => Number.isSafeInteger(count) && count >= 0)
  if (!isRead || parts.length > MAX_NAMES + 1 || !parts.every(({ name }) => NAME.test(name)))
    return null
  return { id: Number(id), hidden: Number(hidden), parts, ...(unchanged && { unchanged }) }
}
