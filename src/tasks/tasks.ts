import '../listing/places/all-places'
import '../platform/i18n/full-dictionary'
import { Hono } from 'hono'
import type { Bindings } from '../env'
import { finishOpenImports } from '../features/crm/import/continue-imports'
import { importListings } from '../features/crm/import/import'
import { itemsInWords } from '../features/crm/import/issue-text'
import { ownerInvitation } from '../features/crm/import/owner-invitation'
import {
  copiesPictures,
  crmRateLimit,
  crmSettingIssue,
  crmSource,
  webhookSource,
} from '../features/crm/sources/crm-source'
import { primaryDb } from '../platform/db/db'
import { LANGS } from '../platform/format/lang'
import type { Fetch } from '../platform/http/fetch-json'
import { progressLines } from '../platform/http/progress-lines'
import { translator } from '../platform/i18n'
import { selectLastAdmin } from '../site/accounts/last-admin'
import { upsertAccount } from '../site/accounts/queries'
import { readSettings } from '../site/settings'
import { agency } from './agency/agency'
import { checkCrm } from './crm-check'
import { reportLines } from './crm-report'
import { addDemoVisits } from './demo-visits'
import { generateListings } from './generate'
import { generatedItem } from './generated-item'
import { importFeed } from './import-feed'
import { personAnswer, personCall } from './people'
import { searches } from './searches'
import { accountSql, lastAdminSql, staffAccount } from './staff-account'
import { waitingDb } from './waiting-db'

const EN = translator('en')
const NO_COUNT = { status: 'failed', issues: [{ path: ['n'], message: 'n is not a number' }] }
/** The first id of the listings in a generated file, beyond the ids that `/generate` uses. */
const FILE_ID = 3_000_000
const OWNERS = { path: ['email'], message: 'This address is an owner’s' }
const LAST_ADMIN = {
  path: [],
  message: 'This account stays an administrator: no other administrator can log in.',
}

/** Database tasks that npm scripts start, in a separate worker that is never deployed. */
const tasks = new Hono<{ Bindings: Bindings }>()

tasks.use((c, next) => {
  c.env = { ...c.env, DB: waitingDb(c.env.DB) }
  return next()
})

/** The command prints the message. */
tasks.onError((error, c) => c.text(error.message, 500))

/** The body is an import file. Responds with lines of JSON: the progress and then the report. */
tasks.post('/import', (c) =>
  progressLines(c.executionCtx, async (onProgress) => {
    const db = primaryDb(c.env.DB)
    const { MEDIA: media } = c.env
    const ownPictures = copiesPictures(c.env)
    const inviteFor = (url: string) => ownerInvitation(db, c.env, url)
    const text = await c.req.text()
    const body = JSON.parse(text)
    await finishOpenImports(db, { media, inviteFor, ownPictures, now: new Date(), onProgress })
    const report = await importListings(db, body, {
      source: 'command',
      now: new Date(),
      invite: inviteFor(c.req.url),
      canReleaseBody: true,
      ownPictures,
      storage: { media, text, url: c.req.url },
      onProgress,
    })
    if (report.status === 'failed') return report
    return {
      ...report,
      refused: itemsInWords(EN, report.refused),
      held: itemsInWords(EN, report.held),
      notes: itemsInWords(EN, report.notes),
    }
  }),
)

/** The body is a file of listings with the request's content type: XML, ZIP or CSV. */
tasks.post('/feed', async (c) => {
  const type = c.req.header('Content-Type') ?? ''
  return c.json(await importFeed(c.env, { body: c.req.raw.body, type }))
})

/** Adds `?n=` generated listings. */
tasks.post('/generate', async (c) => {
  const count = countOf(c.req.query('n'))
  if (count === null) return c.json(NO_COUNT, 400)
  return c.json({ status: 'success', ...(await generateListings(primaryDb(c.env.DB), count)) })
})

/** Returns `?n=` generated listings as an import file and stores nothing. */
tasks.post('/generated', (c) => {
  const count = countOf(c.req.query('n'))
  if (count === null) return c.json(NO_COUNT, 400)
  return c.json({ Items: Array.from({ length: count }, (_, at) => generatedItem(FILE_ID + at)) })
})

function countOf(text: string | undefined): number | null {
  const count = Number(text)
  return Number.isSafeInteger(count) && count > 0 ? count : null
}

/** Adds the visits of the demo. */
tasks.post('/demo-visits', async (c) => {
  await addDemoVisits(primaryDb(c.env.DB), new Date())
  return c.json({ status: 'success' })
})

tasks.route('/agency', agency)
tasks.route('/searches', searches)

const NO_CRM = 'There is no CRM to check.'
const NO_LISTS = 'It has no lists: what it tells of by its hook comes in at /staff/crm.'

/** Reads from the CRM of the settings, and reports how a run would process its responses. */
tasks.post('/crm-check', async (c) => {
  const issue = crmSettingIssue(c.env)
  const request: Fetch = (url, init) => fetch(url, init)
  const webhooks = issue ? null : webhookSource(c.env, request)
  if (webhooks) {
    const connection = await webhooks.check()
    const lines = reportLines({ connection, kinds: [], langs: [] })
    return c.json({ works: connection === 'ok', lines: [...lines, NO_LISTS] })
  }
  const source = issue ? null : crmSource(c.env, request)
  if (!source) {
    const line = issue ? `${issue}.` : NO_CRM
    return c.json({ works: false, lines: [line] })
  }
  const settings = await readSettings(primaryDb(c.env.DB))
  const report = await checkCrm(source, settings?.languages ?? LANGS, crmRateLimit(c.env))
  return c.json({ works: report.connection === 'ok', lines: reportLines(report) })
})

/**
 * The body is a staff account. It is created, or reset if its e-mail address already has one. `?as=sql` only returns
 * the statements.
 */
tasks.post('/staff', async (c) => {
  const input = staffAccount.safeParse(await c.req.json())
  if (!input.success) return c.json({ status: 'failed', issues: input.error.issues }, 400)
  const db = primaryDb(c.env.DB)
  if (c.req.query('as') === 'sql') {
    const lastAdmin = lastAdminSql(db, input.data)
    return c.json({ sql: await accountSql(db, input.data, new Date()), lastAdmin })
  }
  const saved = await upsertAccount(db, input.data, new Date())
  if (saved) return c.json({ status: 'success' })
  const isLastAdmin = (await selectLastAdmin(db, input.data.email)).length > 0
  return c.json({ status: 'failed', issues: [isLastAdmin ? LAST_ADMIN : OWNERS] }, 409)
})

/** The body is the person to search, or an action with the records found. */
tasks.post('/people', async (c) => {
  const call = personCall.safeParse(await c.req.json())
  if (!call.success) return c.json({ status: 'failed', issues: call.error.issues }, 400)
  return c.json(personAnswer(primaryDb(c.env.DB), call.data, new Date()))
})

export default tasks
