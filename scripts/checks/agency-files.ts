import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isLang, LANGS, type Lang } from '../../src/platform/format/lang.ts'
import { countUnfilled } from '../../src/site/unfilled.ts'

/** The facts of an agency's folder, such as the unfilled texts of the starter. */
export interface AgencyFiles {
  folder: string
  exists: boolean
  /** The office's address in settings.json. */
  siteEmail: string
  /** Files with unfilled `[[…]]` placeholders, with their number. */
  gaps: { file: string; count: number }[]
  unreadable: string[]
}

export function readAgencyFiles(folder: string): AgencyFiles {
  const result: AgencyFiles = { folder, exists: false, siteEmail: '', gaps: [], unreadable: [] }
  if (!existsSync(join(folder, 'settings.json'))) return result
  result.exists = true
  const removed = removedLanguages(parse(join(folder, 'settings.json')))
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!name.endsWith('.json')) continue
    const file = join(folder, name)
    const content = parse(file)
    if (content === undefined) result.unreadable.push(file)
    const count = countUnfilled(content, removed)
    if (count > 0) result.gaps.push({ file, count })
    if (name === 'settings.json') result.siteEmail = siteEmailOf(content)
  }
  return result
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Returns the languages that the settings omit; none if they name no language. */
function removedLanguages(settings: unknown): Lang[] {
  const isObject = typeof settings === 'object' && settings !== null
  const named =
    isObject && 'languages' in settings ? [settings.languages].flat().filter(isLang) : []
  return named.length > 0 ? LANGS.filter((lang) => !named.includes(lang)) : []
}

function siteEmailOf(settings: unknown): string {
  const isObject = typeof settings === 'object' && settings !== null
  return isObject && 'siteEmail' in settings ? String(settings.siteEmail) : ''
}
