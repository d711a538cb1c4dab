import { readLine } from '../mapping/wire-values'
import type { XmlElement } from './xml-elements'

/** Returns the first of these paths that has a value; `@` before the last part names an attribute. */
export function firstOf(element: XmlElement, paths: readonly string[]): string | null {
  for (const path of paths) {
    const [elements = '', attribute] = path.split('@')
    const target = elementAt(element, elements.split('/').filter(Boolean))
    const value = attribute === undefined ? target?.text : target?.attributes[attribute]
    const line = readLine(value)
    if (line !== null) return line
  }
  return null
}

/** Returns the first element at this path of names. */
export function elementAt(element: XmlElement, path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((child) => child.name === name),
    element,
  )
}
