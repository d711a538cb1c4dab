import { type ImportIssue, shownValue } from '../import/import-issue'
import { encodingIssue } from '../mapping/dropped-values'
import { isEmptyValue, readFlag } from '../mapping/wire-values'
import elements from './openimmo-elements.json'
import { NAMES, TYPES } from './openimmo-names'
import type { XmlElement } from './xml-elements'

/** The maximum number of fields that the issues of one object name. */
const MAX_NAMED = 5
/** The maximum number of elements of an object that are visited. */
const MAX_ELEMENTS = 2000

const TYPE = NAMES.type.join('/')
/**
 * The elements of OpenImmo 1.2.7's `immobilie` that are deliberately not imported, each with all inside of it. An
 * element that is neither here nor in `NAMES` is reported.
 */
const IGNORED_PATHS = new Set(elements.ignored.flatMap(({ group, names }) => pathsOf(group, names)))
const MAPPED_PATHS = new Set([
  ...textsIn(NAMES),
  ...Object.keys(TYPES).map((type) => `${TYPE}/${type}`),
  ...NAMES.attachments,
])

/**
 * Returns an issue for each of the first fields with a value that are neither imported nor deliberately ignored, or
 * whose text is wrongly encoded.
 */
export function ignoredFields(object: XmlElement): ImportIssue[] {
  const issues = new Map<string, ImportIssue>()
  const open = object.children.map((element) => ({ element, path: element.name }))
  for (let count = 0; count < MAX_ELEMENTS && issues.size < MAX_NAMED; count++) {
    const next = open.shift()
    if (!next) break
    const { element, path } = next
    if (isIgnored(path)) continue
    const isType = path === `${TYPE}/${element.name}`
    const values = [
      [path, isType ? element.name : element.text],
      ...Object.entries(element.attributes).map(([name, value]) => [`${path}@${name}`, value]),
    ]
    for (const [field = '', value = ''] of values) {
      if (isIgnored(field) || !hasContent(value)) continue
      if (MAPPED_PATHS.has(field)) {
        const issue = encodingIssue(field, value)
        if (issue) issues.set(field, issue)
        continue
      }
      issues.set(field, { code: 'fieldIgnored', field, value: shownValue(value) })
    }
    open.push(
      ...element.children.map((child) => ({ element: child, path: `${path}/${child.name}` })),
    )
  }
  return [...issues.values()].slice(0, MAX_NAMED)
}

/** Returns the paths of an entry of `openimmo-elements.json`. */
export function pathsOf(group: string, names: string): string[] {
  return names.split(' ').map((name) => (group ? `${group}/${name}` : name))
}

/**
 * Returns true for an ignored element. Attachments have rules of their own, and the attributes of a category are not
 * shown.
 */
function isIgnored(path: string): boolean {
  const [first = '', , third = ''] = path.split('/')
  if (NAMES.attachments.includes(first)) return true
  if (path.startsWith(`${TYPE}/`) && Object.hasOwn(TYPES, third)) return true
  const name = path.slice(path.lastIndexOf('/') + 1)
  return IGNORED_PATHS.has(path) || name.startsWith(NAMES.userDefined)
}

/** Returns true for a value that a visitor may miss; a flag that is off is none. */
function hasContent(value: string): boolean {
  return !isEmptyValue(value) && readFlag(value) !== false
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
