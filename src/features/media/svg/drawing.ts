import type { Declaration } from './declarations'
import { EXTENSIONS } from './names'
import type { StyleSheet } from './style-sheet'

/** An element of SVG whose attributes are safe. */
export interface DrawingNode {
  name: string
  attributes: Record<string, string>
  /** Declarations of the `style` attribute. */
  style: Declaration[]
  children: (DrawingNode | string)[]
  /** Set for an element that could not be kept, in whose place the drawing has a hole. */
  lost?: 'foreign' | 'switch'
  /** Set for a `style` element. */
  sheet?: StyleSheet
}

/** Elements and attributes that were removed, by name, with their counts. */
export type RemovalCounts = Map<string, number>

export interface Drawing {
  root: DrawingNode
  removed: RemovalCounts
}

/** More would take too much memory of the Worker, or too long to draw. */
export const MAX_ELEMENTS = 50_000
export const MAX_DEPTH = 256
export const MAX_RULES = 5000
/** Comparisons of elements with selectors, declarations and what these refer to. */
export const MAX_COMPARISONS = 10_000_000
export const MAX_ATTRIBUTES = 500
/** Characters of CSS, in style sheets and in attributes each. */
export const MAX_CSS = 500_000

export function countRemoval(removed: RemovalCounts, name: string, count = 1): void {
  removed.set(name, (removed.get(name) ?? 0) + count)
}

/** Child elements, without text. */
export function elementsOf({ children }: DrawingNode): DrawingNode[] {
  return children.filter((child) => typeof child !== 'string')
}

/** Attributes by which a `switch` chooses; without `systemLanguage` an element would be drawn for all visitors. */
interface Conditions {
  requiredExtensions?: string
  systemLanguage?: string
}

export function conditionsOf({ requiredExtensions, systemLanguage }: Conditions): Conditions {
  return {
    ...(requiredExtensions !== undefined && { requiredExtensions }),
    ...(systemLanguage !== undefined && { systemLanguage }),
  }
}

/** True for an element that no browser draws, since it requires an extension of a drawing program. */
export function requiresUnknown({ requiredExtensions = '' }: Conditions): boolean {
  return requiredExtensions.split(/\s+/).some((one) => one !== '' && !EXTENSIONS.includes(one))
}
