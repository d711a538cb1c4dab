import type { z } from 'zod'
import { moduleKinds } from '../../features/pages/modules/registry'
import { addressIssues } from './file-addresses'
import {
  type AgencyFolder,
  agencyFiles,
  FILE_NAMES,
  type FileName,
  type FolderFile,
  type FolderIssue,
  type FolderModule,
} from './folder'
import { referenceIssues } from './references'
import { pathText, unknownKeys } from './unknown-keys'

type ReadFolder =
  | { status: 'ok'; folder: AgencyFolder }
  | { status: 'failed'; issues: FolderIssue[] }

/**
 * Validates a complete folder: each JSON file against its schema, and then the references between them. `json` contains
 * the parsed files by name without `.json`.
 */
export function readFolder(json: Record<string, unknown>, files: FolderFile[] | null): ReadFolder {
  const folder: AgencyFolder = {}
  const issues = [
    ...Object.keys(json)
      .filter((name) => !isFileName(name))
      .map(unknownFile),
    ...FILE_NAMES.filter((name) => name in json).flatMap((name) =>
      readFile(folder, name, json[name]),
    ),
  ]
  if (issues.length === 0) {
    issues.push(...configIssues(folder), ...addressIssues(folder))
    issues.push(...referenceIssues(folder, files))
  }
  return issues.length > 0 ? { status: 'failed', issues } : { status: 'ok', folder }
}

function isFileName(name: string): name is FileName {
  return name in agencyFiles
}

function unknownFile(name: string): FolderIssue {
  return { file: `${name}.json`, path: '', message: `is not one of ${FILE_NAMES.join(', ')}` }
}

function readFile<Name extends FileName>(
  folder: AgencyFolder,
  name: Name,
  raw: unknown,
): FolderIssue[] {
  const schema: z.ZodType = agencyFiles[name]
  const { issues, value } = readValue(schema, raw, [])
  folder[name] = value as AgencyFolder[Name]
  return issues.map((issue) => ({ ...issue, file: `${name}.json` }))
}

/** Validates the config of each module against the schema of its kind. */
function configIssues({ pages = [] }: AgencyFolder): FolderIssue[] {
  return pages.flatMap(({ modules }, page) =>
    modules.flatMap((module, place) => moduleIssues(module, [page, 'modules', place])),
  )
}

function moduleIssues({ kind, config }: FolderModule, path: PropertyKey[]): FolderIssue[] {
  const file = 'pages.json'
  const moduleKind = moduleKinds[kind]
  if (!moduleKind)
    return [{ file, path: pathText([...path, 'kind']), message: `no kind "${kind}"` }]
  const { issues } = readValue(moduleKind.config, config, [...path, 'config'])
  return issues.map((issue) => ({ ...issue, file }))
}

function readValue(schema: z.ZodType, raw: unknown, path: PropertyKey[]) {
  const read = schema.safeParse(raw)
  const issues = read.success
    ? unknownKeys(raw, read.data, path).map((at) => ({
        path: pathText(at),
        message: 'is not a known name',
      }))
    : read.error.issues.map((issue) => ({
        path: pathText([...path, ...issue.path]),
        message: issue.message,
      }))
  return { issues, value: read.data }
}
