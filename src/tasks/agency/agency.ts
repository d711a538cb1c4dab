import { Hono } from 'hono'
import type { Bindings } from '../../env'
import type { Project, Property } from '../../listing/property'
import { followPublishRules } from '../../listing/queries/listing-rules'
import { primaryDb } from '../../platform/db/db'
import { fileKind } from '../../platform/files/file-kind'
import { UncleanableFile } from '../../platform/files/metadata/boxes'
import { withoutMetadata } from '../../platform/files/metadata/without-metadata'
import { agencyChanges, tooLongIssues } from './changes'
import { exportFolder } from './export'
import type { FolderFile } from './folder'
import { htmlIssues } from './html-issues'
import { readFolder } from './read-folder'
import { type AgencyRows, rowsOf, TABLE_NAMES } from './rows'
import {
  type PictureRow,
  type StoredRow,
  sourcesByPath,
  storedListing,
  wireFile,
} from './wire-listing'

interface LoadCall {
  /** The folder's JSON files by name without `.json`. */
  json: Record<string, unknown>
  /** Null if the folder has none. The stored files are then left unchanged. */
  files: FolderFile[] | null
  stored: AgencyRows
}

interface ExportCall {
  stored: AgencyRows
  properties: StoredRow[]
  projects: StoredRow[]
  pictures: PictureRow[]
}

/** Converts between an agency's folder and the rows of a database. It writes only the lists. */
export const agency = new Hono<{ Bindings: Pick<Bindings, 'DB'> }>()

agency.post('/tables', (c) => c.json({ tables: TABLE_NAMES }))

/** Returns the errors and warnings of a folder. The database is not read. */
agency.post('/check', async (c) => {
  const { json, files } = await c.req.json<Omit<LoadCall, 'stored'>>()
  const read = readFolder(json, files)
  const issues = read.status === 'failed' ? read.issues : []
  return c.json({ issues, warnings: htmlIssues(json) })
})

/** Returns the changes that bring the database to the folder's state, or `failed` with issues for an invalid folder. */
agency.post('/changes', async (c) => {
  const { json, files, stored } = await c.req.json<LoadCall>()
  const read = readFolder(json, files)
  if (read.status === 'failed') return c.json(read)
  const now = new Date()
  const changes = agencyChanges(stored, rowsOf(read.folder, files, now), now)
  const issues = tooLongIssues(changes)
  return c.json(issues.length > 0 ? { status: 'failed', issues } : { status: 'ok', ...changes })
})

/** Returns the folder's files by name. */
agency.post('/export', async (c) => {
  const { stored, properties, projects, pictures } = await c.req.json<ExportCall>()
  const sources = sourcesByPath(pictures)
  const listings = wireFile(
    properties.map((row) => storedListing<Property>(row, sources)),
    projects.map((row) => storedListing<Project>(row, sources)),
  )
  return c.json({ files: { ...exportFolder(stored), listings } })
})

/**
 * The body is a file. Returns its bytes without metadata, or unchanged for an unknown kind. Responds with 422 and the
 * reason if the file is refused.
 */
agency.post('/clean', async (c) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer())
  const kind = fileKind(bytes)
  try {
    return c.body(kind ? withoutMetadata(bytes, kind) : bytes)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return c.text(error instanceof UncleanableFile ? 'has metadata that stays' : 'is damaged', 422)
  }
})

/** Rebuilds the lists if the publish settings have changed. */
agency.post('/rules', async (c) => {
  return c.json({ reindexed: await followPublishRules(primaryDb(c.env.DB)) })
})
