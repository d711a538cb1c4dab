import { expect } from 'vitest'
import { safeSvg } from '../src/site/media/safe-svg'

export const NS = 'xmlns="http://www.w3.org/2000/svg"'
export const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
/** A part that every drawing may have. */
export const RECT = '<rect width="1" height="1"></rect>'

/** An SVG file with this content. */
export function drawing(content: string): string {
  return `<svg ${NS} ${XLINK}>${content}</svg>`
}

/** A drawing as it is stored; fails if it is refused. */
export function stored(source: string) {
  const result = safeSvg(source)
  return result.status === 'safe' ? result : expect.fail(`refused: ${result.why}`)
}

/** Returns the stored elements of a drawing. */
export function storedContent(content: string): string {
  return stored(drawing(content))
    .svg.replace(`<svg ${NS}>`, '')
    .replace(/<\/svg>$/, '')
}

/** Returns the reason why a drawing is refused; fails if it is stored. */
export function refusalOf(source: string): string {
  const result = safeSvg(source)
  return result.status === 'refused' ? result.why : expect.fail(`stored: ${result.svg}`)
}

/** Counts of what a drawing loses, by name. */
export function removedFrom(source: string): Record<string, number> {
  const { parts } = safeSvg(source).removals
  return Object.fromEntries(parts.map(({ name, count }) => [name, count]))
}
