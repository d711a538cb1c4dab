import { type Db, isDatabaseAway } from '../db/db'
import { type ImportProgress, importBody, readImport } from './import'
import type { InviteOwner } from './import-people'
import { claimImport, giveUpImport, hasOpenImport, type OpenImport } from './open-imports'

const WAIT_MS = 500
/** Longer than a lease: a killed import is free by then. */
const MAX_WAIT_MS = 120_000

export interface ContinueOptions {
  media: R2Bucket
  /** Makes the mails to new owners, with links to this origin. */
  inviteFor: (origin: string) => InviteOwner
  /** As in `RecordOptions`. */
  ownPictures: boolean
  now: Date
  onProgress?: (progress: ImportProgress) => void
}

/** Continues the imports whose process ended between two parts, oldest first; starts no part after `budgetMs`. */
export async function continueImports(
  db: Db,
  options: ContinueOptions,
  budgetMs = Number.POSITIVE_INFINITY,
): Promise<void> {
  const began = Date.now()
  const shouldStop = () => Date.now() - began > budgetMs
  while (!shouldStop()) {
    const open = await claimImport(db, new Date(options.now.getTime() + Date.now() - began))
    if (!open) return
    await continueImport(db, open, options, shouldStop)
  }
}

/**
 * Continues killed imports and waits for those of other runs, so that an older file never overwrites the one that comes
 * next.
 */
export async function finishOpenImports(
  db: Db,
  options: ContinueOptions & { onWait?: () => void },
): Promise<void> {
  const began = Date.now()
  while (await hasOpenImport(db)) {
    const waited = Date.now() - began
    if (waited > MAX_WAIT_MS) return
    const now = new Date(options.now.getTime() + waited)
    try {
      await continueImports(db, { ...options, now })
    } catch (error) {
      // A file that fails for a reason of its own is given up after some attempts.
      if (isDatabaseAway(error)) throw error
    }
    if (!(await hasOpenImport(db))) return
    options.onWait?.()
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}

async function continueImport(
  db: Db,
  open: OpenImport,
  { media, inviteFor, ownPictures, now, onProgress }: ContinueOptions,
  shouldStop: () => boolean,
): Promise<void> {
  const stored = open.body === null ? null : await media.get(open.body)
  const read = stored && readImport(JSON.parse(await stored.text()))
  if (!stored || read?.status !== 'ok') return giveUpImport(db, open)
  const invite = inviteFor(stored.customMetadata?.origin ?? '')
  const options = { source: '', now, invite, ownPictures, isOwnBody: true, onProgress, shouldStop }
  const report = await importBody(db, read, open, options)
  if (report) await media.delete(stored.key)
}
