import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Miniflare } from 'miniflare'
import { fail } from '../say.ts'
import { callTask } from '../tasks.ts'
import { storedRows } from './load.ts'
import type { AgencyStore } from './store.ts'

const LISTINGS = ['property', 'project'].map(
  (table) => `SELECT data, first_seen_at FROM ${table} WHERE data IS NOT NULL ORDER BY id`,
)
/** Matches the address of a file that came inside a feed file, which has no other address. */
const PACKED_FILE = /"\/(?:pictures|documents)\/[0-9a-f]{24}/g
/** Pictures without an address at the CRM came inside a file. */
const PICTURES = `SELECT key, address, source FROM crm_picture WHERE source LIKE 'http%'`

/** Writes the agency of `store` into a new folder, its files and listings too. */
export async function exportAgency(
  path: string,
  store: AgencyStore,
  tasks: Miniflare,
): Promise<void> {
  if (existsSync(path) && !statSync(path).isDirectory()) fail(`${path} is a file.`)
  if (existsSync(path) && readdirSync(path).length > 0) fail(`${path} is not empty.`)
  const stored = await storedRows(store, tasks)
  if (!stored.site_setting?.length) fail('No agency is loaded there: nothing to export.')
  const [properties, projects, pictures] = await store.query([...LISTINGS, PICTURES])
  const call = { stored, properties, projects, pictures }
  const { files } = (await callTask(tasks, '/agency/export', call)) as { files: object }
  for (const [name, content] of Object.entries(files)) {
    write(path, `${name}.json`, `${JSON.stringify(content, null, 2)}\n`)
  }
  const keys = (stored.agency_file ?? []).map(({ key }) => String(key))
  for (const key of keys) {
    const bytes = await store.readFile(key)
    if (!bytes) fail(`The bucket does not hold ${key}, which the database names.`)
    write(path, key, bytes)
  }
  const listings = (properties?.length ?? 0) + (projects?.length ?? 0)
  console.log(`Exported to ${path}: ${listings} listings, ${keys.length} files.`)
  const packed = JSON.stringify(files).match(PACKED_FILE)?.length ?? 0
  if (packed > 0)
    console.warn(
      `Not exported: pictures and documents from inside feed files (${packed}). Send the feed files again.`,
    )
}

function write(folder: string, name: string, content: string | Uint8Array): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
