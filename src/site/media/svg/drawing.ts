import type { Declaration } from './declarations'
import { EXTENSIONS } from './names'
import type { StyleSheet } from './style-sheet'

/** An SVG element whose attributes are safe. */
export interface DrawingNode {
  name: string
  attributes: Record<string, string>
  /** The declarations of the `style` attribute. */
  style: Declaration[]
  children: (DrawingNode | string)[]
  /** Set for an element that had to be removed and leaves a gap in the drawing. */
  gap?: 'foreign' | 'switch'
  /** Set for a `style` element. */
  sheet?: StyleSheet
}

/** The elements and attributes that were removed, by name, with their counts. */
export type RemovalCounts = Map<string, number>

export interface Drawing {
  root: DrawingNode
  removed: RemovalCounts
}

/** Larger drawings would need too much memory of the Worker, or too much time to draw. */
export const MAX_ELEMENTS = 50_000
export const MAX_DEPTH = 256
export const MAX_RULES = 5000
/** The maximum number of comparisons of elements with selectors, declarations and their references. */
export const MAX_COMPARISONS = 10_000_000
export const MAX_ATTRIBUTES = 500
/** The maximum number of characters of CSS, in style sheets and in one attribute separately. */
export const MAX_CSS = 500_000
/**
 * The maximum number of characters of CSS in all attributes, where equal texts count once. 20,000 transformed shapes
 * have about a million.
 */
export const MAX_ATTRIBUTE_CSS = 3_000_000
/** The maximum number of texts between elements and references. Drawings have few besides line breaks. */
export const MAX_TEXTS = 200_000

export function countRemoval(removed: RemovalCounts, name: string, count = 1): void {
  removed.set(name, (removed.get(name) ?? 0) + count)
}

/** Returns the child elements, without text. */
export function elementsOf({ children }: DrawingNode): DrawingNode[] {
  return children.filter((child) => typeof child !== 'string')
}

/** The attributes by which a `switch` chooses. Without `systemLanguage` an element would be drawn for all visitors. */
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

/** Returns true for an element that no browser draws, because it requires an extension of a drawing program. */
export function requiresUnknown({ requiredExtensions = '' }: Conditions): boolean {
  return requiredExtensions.split(/\s+/).some((one) => one !== '' && !EXTENSIONS.includes(one))
}
