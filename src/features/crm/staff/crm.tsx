import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import type { Fetch } from '../../../platform/http/fetch-json'
import { limitBody } from '../../../platform/http/read-body'
import { doneOf, serveActions } from '../../../staff/actions'
import { sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { countUnsent } from '../../leads/leads.staff'
import { countHeld } from '../import/held-listings'
import { importApproved } from '../import/import'
import type { ImportIssue } from '../import/import-issue'
import { issueText } from '../import/issue-text'
import { FEED_FORM_BYTES, receiveFeed } from '../import/receive-feed'
import {
  crmChannel,
  crmRateLimit,
  crmSettingIssue,
  crmSource,
  leadMode,
  webhookSource,
} from '../sources/crm-source'
import {
  findHeldRun,
  findUnreadFields,
  listRuns,
  listRunsWithIssues,
  readIssueListings,
} from '../sync/crm-runs'
import { findCrmState, pauseSync, requestRun, resumeSync } from '../sync/crm-state'
import { listFailedPictures, retryFailedPictures } from '../sync/failed-pictures'
import { countWaitingPictures } from '../sync/picture-queries'
import {
  approveRemovals,
  listNamedRemovals,
  listPendingRemovals,
  rejectRemovals,
} from '../sync/removed-listings'
import type { SyncAction } from './action-form'
import { CRM_RESULTS, CrmPage } from './crm-page'

const RUNS_SHOWN = 20
const NAMES_SHOWN = 100
/** The remaining listings are imported by the cron. */
const APPROVED_AT_ONCE = 50
const PICTURES_SHOWN = 50

/** The screens of the sync with the CRM. All staff members may see them. Only admins may act. */
export const crm = new Hono<AppEnv>()

crm.get('/crm', (c) => sendCrmPage(c, null))

crm.post(
  '/crm/file',

  limitBody(FEED_FORM_BYTES, (c) =>
    sendCrmPage(c, { code: 413, issue: { code: 'fileTooLarge', other: '8 MB' } }),
  ),
  async (c) => {
    const form = await c.req.formData().catch(() => null)
    const file = form?.get('file')
    if (!(file instanceof File)) {
      return sendCrmPage(c, { code: 400, issue: { code: 'fileMissing' } })
    }
    // Browsers derive the file type from the extension or send none, so the type is detected from the bytes.
    const sent = { body: file.stream(), size: file.size, type: 'application/octet-stream' }
    const now = new Date()
    const received = await receiveFeed(c.env, sent, now)
    if (received.status === 'refused') return sendCrmPage(c, received)
    await auditRow(c.get('db'), { ...c.get('actor'), action: 'crm.file' })
    return c.redirect(withQuery(STAFF.crm, 'done=file'), 303)
  },
)

/** Sends the page with the reason why a file was refused. */
async function sendCrmPage(
  c: Context<AppEnv>,
  refusal: { code: 400 | 404 | 409 | 413 | 415; issue: ImportIssue } | null,
) {
  const { db, view } = c.var
  const held = await findHeldRun(db)
  const runs = await listRuns(db, RUNS_SHOWN)
  const runsWithIssues = await listRunsWithIssues(db, RUNS_SHOWN)
  const props = {
    view,
    isAdmin: mayDo(c.get('staffMember').role, 'settings'),
    source: c.env.CRM_SOURCE || null,
    issue: crmSettingIssue(c.env),
    channel: crmChannel(c.env),
    everySeconds: crmRateLimit(c.env).everySeconds,
    state: await findCrmState(db),
    runs,
    runsWithIssues,
    unreadFields: await findUnreadFields(db),
    issueListings: await readIssueListings(db, runsWithIssues),
    waitingListings: await countHeld(db),
    waitingPictures: await countWaitingPictures(db),
    failedPictures: await listFailedPictures(db, PICTURES_SHOWN),
    unsent: leadMode(c.env) === 'off' ? null : await countUnsent(db),
    held: held && {
      run: held,
      removals: await listNamedRemovals(db, NAMES_SHOWN),
      count: (await listPendingRemovals(db)).length,
    },
    done: doneOf(c, CRM_RESULTS),
    fileIssue: refusal && issueText(view.t, refusal.issue),
    now: new Date(),
  }
  return sendStaffPage(c, view, {
    status: refusal?.code ?? 200,
    title: view.t('staff.crm'),
    children: <CrmPage {...props} />,
  })
}

serveActions(crm, '/crm', availableSync, {
  async '/changes'(c, db) {
    await requestRun(db, 'changes', c.get('actor').now)
    return audited(c, 'changes')
  },
  async '/all'(c, db) {
    await requestRun(db, 'all', c.get('actor').now)
    return audited(c, 'all')
  },
  async '/pause'(c, db) {
    await pauseSync(db, c.get('actor').now)
    return audited(c, 'pause')
  },
  async '/resume'(c, db) {
    await resumeSync(db)
    return audited(c, 'resume')
  },
  async '/check'({ env }) {
    if (crmSettingIssue(env)) return 'away'
    const fetchWorker: Fetch = (url, init) => fetch(url, init)
    const source = crmSource(env, fetchWorker) ?? webhookSource(env, fetchWorker)
    return (await source?.check()) ?? 'away'
  },
  async '/go'(c, db) {
    const { now } = c.get('actor')
    await approveRemovals(db, now)
    await importApproved(db, now, APPROVED_AT_ONCE)
    return audited(c, 'go')
  },
  async '/keep'(c, db) {
    await rejectRemovals(db)
    return audited(c, 'keep')
  },
  async '/pictures'(c, db) {
    await retryFailedPictures(db, c.get('actor').now)
    return audited(c, 'pictures')
  },
})

/**
 * The actions that are not available, by the channel of the listings. Files and webhooks arrive without a
 * request of this site.
 */
const UNAVAILABLE_ACTIONS: Record<ReturnType<typeof crmChannel>, readonly string[]> = {
  lists: [],
  webhooks: ['changes', 'all'],
  files: ['changes', 'all', 'check'],
}

/** Returns the database, or null without a CRM and for an action that its channel does not have. */
async function availableSync({ env, req, var: { db } }: Context<AppEnv>): Promise<Db | null> {
  const action = req.path.slice(`${STAFF.crm}/`.length)
  const isUnavailable = UNAVAILABLE_ACTIONS[crmChannel(env)].includes(action)
  return env.CRM_SOURCE && !isUnavailable ? db : null
}

/** Adds the action to the audit log, and returns it as the result. */
async function audited(c: Context<AppEnv>, action: Exclude<SyncAction, 'check'>) {
  await auditRow(c.get('db'), { ...c.get('actor'), action: `crm.${action}` })
  return action
}
