import type { Bindings } from '../env'
import { groupIssues } from '../features/crm/import/import-issue'
import { recordFileImport } from '../features/crm/import/imports'
import { issueText, itemIssueTexts } from '../features/crm/import/issue-text'
import { receiveFeed, stageQueuedFile } from '../features/crm/import/receive-feed'
import { copiesPictures, crmRateLimit } from '../features/crm/sources/crm-source'
import type { FileSource } from '../features/crm/sources/read-feed'
import { type CrmRun, hasClaimedRun, hasReadRun, listRuns } from '../features/crm/sync/crm-runs'
import { syncTick } from '../features/crm/sync/sync'
import { primaryDb } from '../platform/db/db'
import { LANGS } from '../platform/format/lang'
import { delay } from '../platform/format/timeout'
import { translator } from '../platform/i18n'
import { readSettings } from '../site/settings'

const EN = translator('en')
/** The maximum number of steps for one file. 2,000 listings take about ten. */
const MAX_TICKS = 200
/** The delay in milliseconds while another run holds the claim. */
const WAIT_MS = 1000

const NOTHING = { upserted: 0, unchanged: 0, deleted: 0, refused: [], held: [], notes: [] }

/** The source that reads files of each content type. */
const SOURCES: Readonly<Record<string, FileSource>> = {
  'application/xml': 'openimmo',
  'application/zip': 'openimmo',
  'text/csv': 'csv',
}

interface FeedFile {
  body: ReadableStream<Uint8Array> | null
  type: string
}

type FeedImport =
  | { status: 'refused'; message: string }
  | { status: CrmRun['state']; counts: CrmRun['counts']; issues: string[] }

/**
 * Imports a file of listings completely, by the steps that the site's cron runs once a minute. The run ends as `held`
 * if it would remove unusually many listings.
 */
export async function importFeed(env: Bindings, { body, type }: FeedFile): Promise<FeedImport> {
  const source = SOURCES[type]
  const settings = { ...env, ...(source && { CRM_SOURCE: source }) }
  const db = primaryDb(env.DB)
  const sync = {
    db,
    source: null,
    webhooks: null,
    pace: crmRateLimit(env),
    langs: (await readSettings(db))?.languages ?? LANGS,
    ownPictures: copiesPictures(env),
    files: { media: env.MEDIA, images: env.IMAGES },
    stageFile: (at: Date) => stageQueuedFile(env, at),
  }
  const finishRun = async () => {
    for (let tick = 0; tick < MAX_TICKS && (await hasReadRun(db)); tick++) {
      await syncTick({ ...sync, now: new Date() })
      if (await hasClaimedRun(db)) await delay(WAIT_MS)
    }
  }
  // An earlier command may have been killed, so its run is finished first.
  await finishRun()
  const received = await receiveFeed(settings, { body, size: 0, type }, new Date())
  if (received.status === 'refused') {
    const refused = [{ ID: null, issues: [received.issue] }]
    await recordFileImport(db, { ...NOTHING, refused }, new Date())
    return { status: 'refused', message: issueText(EN, received.issue) }
  }
  await finishRun()
  const run = (await listRuns(db, 5)).find(({ id }) => id === received.run)
  if (!run) throw new Error(`The run ${received.run} is gone`)
  const { upserted, unchanged, left } = run.counts
  const counts = { upserted, unchanged, deleted: left }
  await recordFileImport(db, { ...counts, ...groupIssues(run.problems) }, new Date())
  const issues = run.problems.flatMap((item) => itemIssueTexts(EN, item))
  return { status: run.state, counts: run.counts, issues }
}
