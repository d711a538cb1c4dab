import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { fail } from '../say.ts'
import { callTask } from '../tasks.ts'
import { type Folder, type FolderFile, hashOf, readFolder } from './folder.ts'
import type { AgencyStore, Row } from './store.ts'

interface Issue {
  file: string
  path: string
  message: string
}

type Changes =
  | { status: 'failed'; issues: Issue[] }
  | {
      status: 'ok'
      statements: string[]
      tables: Record<string, number>
      putFiles: string[]
      removeFiles: string[]
    }

/** Ends the process if the folder is wrong, and warns of broken HTML in its texts; the database is not needed. */
export async function checkFolder(path: string, tasks: Miniflare): Promise<void> {
  const { json, files } = readFolder(path)
  const checked = await callTask(tasks, '/agency/check', { json, files })
  const { issues, warnings } = checked as unknown as { issues: Issue[]; warnings: Issue[] }
  for (const issue of warnings) console.warn(`Warning: ${path}/${issueText(issue)}.`)
  if (issues.length > 0) fail(linesOf(path, issues))
}

/**
 * Makes the agency in `store` what the folder says, all of it or nothing, and says what changed.
 * Ends the process with file, path and reason where the folder is wrong.
 */
export async function loadAgency(
  path: string,
  store: AgencyStore,
  tasks: Miniflare,
): Promise<void> {
  const folder = await withCleanFiles(readFolder(path), tasks)
  const changes = (await callTask(tasks, '/agency/changes', {
    json: folder.json,
    files: folder.files,
    stored: await storedRows(store, tasks),
  })) as Changes
  if (changes.status === 'failed') {
    fail(linesOf(path, changes.issues))
  }
  for (const key of changes.putFiles) await putFile(folder, store, tasks, key)
  if (changes.statements.length > 0) await store.write(changes.statements)
  for (const key of changes.removeFiles) await store.removeFile(key)
  await store.applySettings()
  console.log(summaryOf(path, changes.tables, changes.putFiles.length))
}

/** The rows of an agency, by table. */
export async function storedRows(
  store: AgencyStore,
  tasks: Miniflare,
): Promise<Record<string, Row[]>> {
  const { tables } = (await callTask(tasks, '/agency/tables')) as { tables: string[] }
  const answers = await store.query(tables.map((table) => `SELECT * FROM "${table}"`))
  return Object.fromEntries(tables.map((table, index) => [table, answers[index] ?? []]))
}

function linesOf(path: string, issues: Issue[]): string {
  return issues.map((issue) => `${path}/${issueText(issue)}`).join('\n')
}

function issueText({ file, path, message }: Issue): string {
  return path ? `${file}: ${path}: ${message}` : `${file}: ${message}`
}

/** Returns the folder with hashes and sizes of its files without metadata, as they are stored. */
async function withCleanFiles(folder: Folder, tasks: Miniflare): Promise<Folder> {
  const files: FolderFile[] = []
  for (const file of folder.files ?? []) {
    const bytes = await cleanBytes(folder, file.path, tasks)
    files.push({ ...file, hash: hashOf(bytes), size: bytes.length })
  }
  return { ...folder, files: folder.files && files }
}

/** Returns a file of the folder without metadata; ends the process for one that can't be cleaned. */
async function cleanBytes(folder: Folder, key: string, tasks: Miniflare): Promise<Uint8Array> {
  const path = join(folder.path, key)
  const body = readFileSync(path)
  const cleaned = await tasks.dispatchFetch('http://tasks/agency/clean', { method: 'POST', body })
  if (!cleaned.ok) fail(`${path} ${await cleaned.text()}.`)
  return new Uint8Array(await cleaned.arrayBuffer())
}

async function putFile(
  folder: Folder,
  store: AgencyStore,
  tasks: Miniflare,
  key: string,
): Promise<void> {
  const file = folder.files?.find(({ path }) => path === key) as FolderFile
  await store.putFile(file, await cleanBytes(folder, key, tasks))
}

function summaryOf(path: string, tables: Record<string, number>, files: number): string {
  const changed = Object.entries(tables).map(([table, rows]) => `${table} (${rows})`)
  if (changed.length + files === 0) return `${path} is loaded already: nothing changed.`
  return `Loaded ${path}: ${changed.join(', ')}; ${files} files put.`
}
