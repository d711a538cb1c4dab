import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../../../env'
import { primaryDb } from '../../../platform/db/db'
import { raiseVersion, readVersions } from '../../../platform/db/version'
import { isJsonTooComplex } from '../../../platform/format/json'
import { isLinesRequest, progressLines } from '../../../platform/http/progress-lines'
import { limitBody } from '../../../platform/http/read-body'
import { translator } from '../../../platform/i18n'
import { announceVersion } from '../../../site/current-content'
import { copiesPictures } from '../sources/crm-source'
import { decodeText } from '../sources/text-encoding'
import { failure, requireStaffToken } from '../staff-call'
import { finishOpenImports } from './continue-imports'
import { importListings } from './import'
import { issueText, itemIssueTexts, itemsInWords } from './issue-text'
import { ownerInvitation } from './owner-invitation'
import { receiveFeed } from './receive-feed'

const EN = translator('en')
const IMPORT_BYTES = 8 * 1024 * 1024

/** The API for the agency's own systems, which authenticate with the deployment's bearer token. */
export const staffApi = new Hono<AppEnv>()

staffApi.use(methodNotAllowed({ app: staffApi }))
staffApi.use(requireStaffToken)

/** Imports a file of listings from the agency's software, for a deployment that imports listings from files. */
staffApi.put('/feed', async (c) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const size = Number(c.req.header('Content-Length') ?? 0)
  const file = { body: c.req.raw.body, size, type, lang: c.req.query('lang') }
  const received = await receiveFeed(c.env, file, new Date())
  if (received.status === 'refused')
    return c.json(failure(issueText(EN, received.issue)), received.code)
  const { feed, run, deleted, issues } = received
  // The run itself is shown in the staff area.
  const answer = {
    run,
    mode: feed.mode,
    items: feed.items.length,
    deleted,
    issues: issues.flatMap((one) => itemIssueTexts(EN, one)),
  }
  return c.json({ status: 'success', ...answer }, 202)
})

staffApi.post('/purge', async (c) => {
  const db = primaryDb(c.env.DB)
  const versions = await raiseVersion(db)
  announceVersion(versions, db)
  return c.json({ status: 'success', version: String(versions.version) })
})

staffApi.put(
  '/listings',
  limitBody(IMPORT_BYTES, (c) => c.json(failure('Over 8 MB'), 413)),
  async (c) => {
    if (!isJson(c)) return c.json(failure('Send application/json'), 415)
    const { text, issue } = await decodeText(new Uint8Array(await c.req.raw.arrayBuffer()))
    if (isJsonTooComplex(text))
      return c.json(failure('Over 100 levels, 500,000 objects or 10,000 names of one object'), 413)
    const body = parseJson(text)
    if (body === undefined) return c.json(failure('Not JSON'), 400)
    const db = primaryDb(c.env.DB)
    const storage = { media: c.env.MEDIA, text, url: c.req.url }
    const run = async (onLine?: (line: object) => void) => {
      const inviteFor = (url: string) => ownerInvitation(db, c.env, url)
      const { MEDIA: media } = c.env
      const ownPictures = copiesPictures(c.env)
      await finishOpenImports(db, {
        media,
        inviteFor,
        ownPictures,
        now: new Date(),
        onProgress: onLine,
      })
      const report = await importListings(db, body, {
        source: 'api',
        now: new Date(),
        canReleaseBody: true,
        invite: inviteFor(c.req.url),
        ownPictures,
        storage,
        onProgress: onLine,
      })
      if (report.status === 'failed') return report
      announceVersion(await readVersions(db), db)
      const notes = [...(issue ? [{ ID: null, issues: [issue] }] : []), ...report.notes]
      const { parts, refused, held, ...counts } = report
      const issues = {
        refused: itemsInWords(EN, refused),
        held: itemsInWords(EN, held),
        notes: itemsInWords(EN, notes),
      }
      return { ...counts, ...(parts > 1 && { parts }), ...issues }
    }
    if (isLinesRequest(c)) return progressLines(c.executionCtx, run)
    const report = await run()
    return c.json(report, report.status === 'failed' ? 400 : 200)
  },
)

function isJson(c: Context<AppEnv>): boolean {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
}

/** Parses a JSON text. Returns undefined for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
