import { type Lang, langFromId } from '../../../platform/format/lang'
import { readNumber } from '../../../platform/format/read-number'
import { type ImportIssue, shownValue } from '../import/import-issue'
import { isRecord } from './wire-item'
import { isEmptyValue, readId } from './wire-values'

export interface BodyIssue {
  path: string[]
  message: string
}

/** An import file with validated lists; their entries have not been read yet. */
export interface ImportBody {
  /** The language of texts that are plain strings. */
  lang: Lang
  items: unknown[]
  projects: unknown[]
  deletedIds: number[]
  deletedProjectIds: number[]
  owners: unknown[]
  /** The histories by property id. */
  histories: Record<string, unknown>
  /** Issues of the entries to delete that are not IDs. */
  unusableIds: ImportIssue[]
}

/** The maximum number of entries of a list; 8 MB of listings have fewer. */
const MAX_ENTRIES = 50_000

const LISTS = ['Items', 'Projects', 'DeletedIDs', 'DeletedProjectIDs', 'Owners'] as const

/** Reads the shape of an import file (contract, 'Import format'); `failed` if the shape is wrong. */
export function readBody(
  body: unknown,
): { status: 'ok'; body: ImportBody } | { status: 'failed'; issues: BodyIssue[] } {
  if (!isRecord(body)) return failed([{ path: [], message: 'The body is not a JSON object' }])
  const lower = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]),
  )
  if (![...LISTS, 'Histories'].some((name) => name.toLowerCase() in lower)) {
    return failed([{ path: [], message: `The body has none of ${LISTS.join(', ')}, Histories` }])
  }
  const issues: BodyIssue[] = LISTS.filter((name) => !isList(lower[name.toLowerCase()])).map(
    (name) => ({ path: [name], message: `${name} is not an array` }),
  )
  for (const name of LISTS) {
    if (asList(lower[name.toLowerCase()]).length > MAX_ENTRIES) {
      issues.push({ path: [name], message: `${name} has more than ${MAX_ENTRIES} entries` })
    }
  }
  if (!isEmptyValue(lower.histories) && !isRecord(lower.histories)) {
    issues.push({ path: ['Histories'], message: 'Histories is not an object' })
  }
  const lang = isEmptyValue(lower.languageid) ? 'nl' : langFromId(readNumber(lower.languageid) ?? 0)
  if (!lang) issues.push({ path: ['LanguageId'], message: 'LanguageId is not one of 1, 2, 3, 4' })
  if (issues.length > 0 || !lang) return failed(issues)

  const deleted = readIds(lower.deletedids, 'DeletedIDs')
  const deletedProjects = readIds(lower.deletedprojectids, 'DeletedProjectIDs')
  return {
    status: 'ok',
    body: {
      lang,
      items: asList(lower.items),
      projects: asList(lower.projects),
      deletedIds: deleted.ids,
      deletedProjectIds: deletedProjects.ids,
      owners: asList(lower.owners),
      histories: isRecord(lower.histories) ? lower.histories : {},
      unusableIds: [...deleted.unusable, ...deletedProjects.unusable],
    },
  }
}

/** Returns the number of items, projects and nested units of an import file. */
export function countRecords({ items, projects }: ImportBody): number {
  const units = [...projects, ...items].map((value) => {
    const name = isRecord(value) && Object.keys(value).find((key) => key.toLowerCase() === 'units')
    const list = isRecord(value) && name ? value[name] : null
    return Array.isArray(list) ? list.length : 0
  })
  return units.reduce((sum, count) => sum + count, items.length + projects.length)
}

function failed(issues: BodyIssue[]): { status: 'failed'; issues: BodyIssue[] } {
  return { status: 'failed', issues }
}

function isList(value: unknown): boolean {
  return isEmptyValue(value) || Array.isArray(value)
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function readIds(value: unknown, name: string): { ids: number[]; unusable: ImportIssue[] } {
  const ids = new Set<number>()
  const unusable: ImportIssue[] = []
  asList(value).forEach((entry, index) => {
    const id = readId(entry)
    if (id === null)
      unusable.push({ code: 'idUnusable', field: `${name}[${index}]`, value: shownValue(entry) })
    else ids.add(id)
  })
  return { ids: [...ids], unusable }
}
