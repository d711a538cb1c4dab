/**
 * The reason why a PDF is stored unchanged: a change of one byte would break its digital signature, or its texts are
 * encrypted (a password to open or to change it).
 */
export type UnchangeableReason = (typeof UNCHANGEABLE)[number]
const UNCHANGEABLE = ['signed', 'protected'] as const

/**
 * The message for staff after an upload: unsafe or hidden parts that were removed from a drawing, or the reason why the
 * metadata of a PDF was not removed.
 */
export interface Removals {
  /** The elements (`<script>`), attributes (`onload`, `inkscape:*`) and style rules (`@import`). */
  parts: { name: string; count: number }[]
  /** The number of hidden layers and parts. */
  hidden: number
  unchanged?: UnchangeableReason
}

export const NO_REMOVALS: Removals = { parts: [], hidden: 0 }

/** The removals with the id of the file in the library. */
export interface FileRemovals extends Removals {
  id: number
}

/** The maximum number of names that staff see. The others are counted together. */
const MAX_NAMES = 12
const OTHERS = '…'
const NAME = /^(?:[<@]?[\w:*.-]{1,60}>?|…)$/

export function hasRemovals({ parts, hidden, unchanged }: Removals): boolean {
  return parts.length > 0 || hidden > 0 || unchanged !== undefined
}

/** Returns at most twelve names. Further names and unusual ones are counted as `…`. */
export function shortened({ parts, hidden }: Removals): Removals {
  const named = parts.filter(({ name }) => NAME.test(name)).slice(0, MAX_NAMES)
  const unnamed = parts.filter((part) => !named.includes(part))
  const count = unnamed.reduce((total, part) => total + part.count, 0)
  return { parts: count > 0 ? [...named, { name: OTHERS, count }] : named, hidden }
}

/** Writes removals as a query value, which the page after the upload reads. */
export function writeRemovals({ id, ...removals }: FileRemovals): string {
  const { parts, hidden } = shortened(removals)
  const texts = parts.map(({ name, count }) => `${name}=${count}`)
  return [id, hidden, ...(removals.unchanged ? [removals.unchanged] : []), ...texts].join('~')
}

/** Reads a value that `writeRemovals` wrote, or returns null for another value. */
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
