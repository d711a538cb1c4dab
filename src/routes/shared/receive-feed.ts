import { fileSource } from '../../crm/sources/crm-source'
import { type Feed, FeedRefusal } from '../../crm/sources/feed'
import { isFeedType, readFeed } from '../../crm/sources/read-feed'
import { readSettings } from '../../data/content/settings'
import { primaryDb } from '../../data/db/db'
import { recordRefusedFile } from '../../data/sync/crm-runs'
import { takeFeed } from '../../data/sync/take-feed'
import type { ImportIssue, IssueCode, ItemIssue } from '../../domain/crm/import-issue'
import { enabledLang, LANGS } from '../../domain/format/lang'
import type { Bindings } from '../../env'

export const FEED_BYTES = 8 * 1024 * 1024

interface SentFile {
  bytes: () => Promise<ArrayBuffer>
  type: string
  /** The language that its sender names for texts of none. */
  lang?: string | undefined
}

type Received =
  | { status: 'taken'; feed: Feed; run: number; deleted: number; issues: ItemIssue[] }
  | { status: 'refused'; code: 400 | 404 | 409 | 413 | 415; issue: ImportIssue }

const TOO_LARGE: readonly IssueCode[] = ['fileTooLarge', 'unpackedTooLarge', 'listingsTooLarge']

/** Stages a file of listings for the cron, or says why not. */
export async function receiveFeed(env: Bindings, file: SentFile, now: Date): Promise<Received> {
  const source = fileSource(env)
  if (!source) return refused(404, { code: 'sourceWithoutFiles' })
  if (!isFeedType(file.type)) return refused(415, { code: 'fileTypeUnknown', value: file.type })
  const db = primaryDb(env.DB)
  const languages = (await readSettings(db))?.languages ?? LANGS
  const lang = enabledLang(file.lang, languages) ?? languages[0] ?? 'nl'
  const langs = [lang, ...languages.filter((other) => other !== lang)]
  try {
    const bytes = new Uint8Array(await file.bytes())
    const feed = await readFeed(bytes, { source, type: file.type, lang })
    const taken = await takeFeed(db, feed, { source, langs, now })
    if (typeof taken === 'string')
      return refused(409, { code: taken === 'busy' ? 'runOpen' : 'syncPaused' })
    return { status: 'taken', feed, ...taken }
  } catch (error) {
    if (!(error instanceof FeedRefusal)) throw error
    await recordRefusedFile(db, langs, error.issue, now)
    return refused(TOO_LARGE.includes(error.issue.code) ? 413 : 400, error.issue)
  }
}

function refused(code: 400 | 404 | 409 | 413 | 415, issue: ImportIssue): Received {
  return { status: 'refused', code, issue }
}
