import type { Db } from '../../../platform/db/db'
import { delay } from '../../../platform/format/timeout'
import { log } from '../../../platform/log'
import { type ImportProgress, importBody, readImport } from './import'
import type { ImportReport } from './import-part'
import type { InviteOwner } from './import-people'
import { abandonImport, claimImport, hasOpenImport, type OpenImport } from './open-imports'

const WAIT_MS = 500
const MAX_WAIT_MS = 10 * 60_000

/** A line of the response about an earlier import: a stored part, its report, or that another run still works on it. */
type EarlierImport =
  | ({ isEarlier: true } & ImportProgress)
  | { earlier: ImportReport & { parts: number } }
  | { isWaiting: true }

interface ContinueOptions {
  media: R2Bucket
  /** Returns the function that creates mails to new owners, for the URL of the request that sent the file. */
  inviteFor: (url: string) => InviteOwner
  /** The same as in `RecordOptions`. */
  ownPictures: boolean
  now: Date
  onProgress?: (line: EarlierImport) => void
}

/**
 * Continues the imports whose process ended between two parts, the oldest first. It starts no part after `budgetMs`.
 */
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

/** Continues killed imports and waits for those of other runs, so that an older file never overwrites the next one. */
export async function finishOpenImports(db: Db, options: ContinueOptions): Promise<void> {
  const began = Date.now()
  for (let attempts = 0; await hasOpenImport(db); attempts++) {
    if (Date.now() - began > MAX_WAIT_MS) return
    if (attempts === 1) options.onProgress?.({ isWaiting: true })
    if (attempts > 0) await delay(WAIT_MS)
    const now = new Date(options.now.getTime() + Date.now() - began)
    try {
      await continueImports(db, { ...options, now })
    } catch (error) {
      // An import that fails for a reason of its own is given up after some attempts.
      log('killed import failed', { error })
    }
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
  if (!stored || read?.status !== 'ok') return abandonImport(db, open)
  const invite = inviteFor(stored.customMetadata?.url ?? '')
  const report = await importBody(db, read, open, {
    source: '',
    now,
    invite,
    ownPictures,
    canReleaseBody: true,
    onProgress: (progress) => onProgress?.({ isEarlier: true, ...progress }),
    shouldStop,
  })
  if (!report) return
  await media.delete(stored.key)
  onProgress?.({ earlier: report })
}
