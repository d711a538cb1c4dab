import { isRecord } from '../../features/crm/mapping/wire-item'
import { isLang } from '../../platform/format/lang'
import type { FolderIssue } from './folder'
import { pathText } from './unknown-keys'

const TAG = /<(\/?)([a-z][a-z\d]*)\b([^<>]*)(>?)/gi
const VOID = new Set(['br', 'hr', 'img', 'wbr', 'col', 'input', 'source'])

/** Returns the invalid tags in the folder's translated texts. Browsers would repair them by guessing. */
export function htmlIssues(json: Record<string, unknown>): FolderIssue[] {
  return Object.entries(json).flatMap(([name, content]) =>
    textIssues(content, []).map((issue) => ({ ...issue, file: `${name}.json` })),
  )
}

function textIssues(value: unknown, path: PropertyKey[]): Omit<FolderIssue, 'file'>[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => textIssues(item, [...path, at]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = [...path, key]
    if (typeof inner !== 'string' || !isLang(key)) return textIssues(inner, at)
    return brokenTags(inner).map((message) => ({ path: pathText(at), message }))
  })
}

/** Returns a sentence for each tag of the HTML that is unfinished, is not closed, or closes nothing. */
export function brokenTags(html: string): string[] {
  const open: string[] = []
  const problems: string[] = []
  for (const [, slash, rawName = '', attributes = '', end] of html.matchAll(TAG)) {
    const name = rawName.toLowerCase()
    if (!end) problems.push(`<${slash}${name} has no >`)
    else if (!slash) {
      if (!VOID.has(name) && !attributes.endsWith('/')) open.push(name)
    } else if (open.includes(name)) {
      const at = open.lastIndexOf(name)
      problems.push(...open.splice(at).slice(1).map(unclosed))
    } else problems.push(`</${name}> closes nothing`)
  }
  return [...problems, ...open.map(unclosed)]
}

function unclosed(name: string): string {
  return `<${name}> is not closed`
}
