import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../../env'
import { countHeld } from '../../../features/crm/import/held-listings'
import { importApproved } from '../../../features/crm/import/import'
import type { ImportIssue } from '../../../features/crm/import/import-issue'
import { issueText } from '../../../features/crm/import/issue-text'
import { FEED_FORM_BYTES, receiveFeed } from '../../../features/crm/import/receive-feed'
import {
  crmChannel,
  crmRateLimit,
  crmSettingIssue,
  crmSource,
  leadMode,
  webhookSource,
} from '../../../features/crm/sources/crm-source'
import {
  findHeldRun,
  findUnreadFields,
  listRuns,
  listRunsWithIssues,
  readIssueListings,
} from '../../../features/crm/sync/crm-runs'
import {
  findCrmState,
  pauseSync,
  requestRun,
  resumeSync,
} from '../../../features/crm/sync/crm-state'
import { listFailedPictures, retryFailedPictures } from '../../../features/crm/sync/failed-pictures'
import { countWaitingPictures } from '../../../features/crm/sync/picture-queries'
import {
  approveRemovals,
  listNamedRemovals,
  listPendingRemovals,
  rejectRemovals,
} from '../../../features/crm/sync/removed-listings'
import { countUnsent } from '../../../features/leads/crm-leads'
import { mayDo } from '../../../platform/accounts/rights'
import { auditRow } from '../../../platform/audit/audit'
import type { Db } from '../../../platform/db/db'
import type { Fetch } from '../../../platform/http/fetch-json'
import { limitBody } from '../../../platform/http/read-body'
import { STAFF, withQuery } from '../../../urls'
import { doneOf } from '../../actions'
import { sendStaffPage } from '../../staff-page'
import { CRM_RESULTS, type CrmResult, SYNC_ACTIONS, type SyncAction } from './actions'
import { CrmPage } from './crm-page'

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

for (const action of SYNC_ACTIONS) {
  crm.post(`/crm/${action}`, async (c, next) => {
    if (!c.env.CRM_SOURCE || UNAVAILABLE_ACTIONS[crmChannel(c.env)].includes(action)) return next()
    const { db, actor } = c.var
    const result = await ACTION_HANDLERS[action](c, db, actor.now)
    if (action !== 'check') await auditRow(db, { ...actor, action: `crm.${action}` })
    return c.redirect(withQuery(STAFF.crm, `done=${result}`), 303)
  })
}

/**
 * The actions that are not available, by the channel of the listings. Files and webhooks arrive without a
 * request of this site.
 */
const UNAVAILABLE_ACTIONS: Record<ReturnType<typeof crmChannel>, readonly SyncAction[]> = {
  lists: [],
  webhooks: ['changes', 'all'],
  files: ['changes', 'all', 'check'],
}

/** Each action returns its result. */
const ACTION_HANDLERS: Record<
  SyncAction,
  (c: Context<AppEnv>, db: Db, now: Date) => Promise<CrmResult>
> = {
  async changes(_, db, now) {
    await requestRun(db, 'changes', now)
    return 'changes'
  },
  async all(_, db, now) {
    await requestRun(db, 'all', now)
    return 'all'
  },
  async pause(_, db, now) {
    await pauseSync(db, now)
    return 'pause'
  },
  async resume(_, db) {
    await resumeSync(db)
    return 'resume'
  },
  async check(c) {
    if (crmSettingIssue(c.env)) return 'away'
    const fetchWorker: Fetch = (url, init) => fetch(url, init)
    return (
      (await (crmSource(c.env, fetchWorker) ?? webhookSource(c.env, fetchWorker))?.check()) ??
      'away'
    )
  },
  async go(_, db, now) {
    await approveRemovals(db, now)
    await importApproved(db, now, APPROVED_AT_ONCE)
    return 'go'
  },
  async keep(_, db) {
    await rejectRemovals(db)
    return 'keep'
  },
  async pictures(_, db, now) {
    await retryFailedPictures(db, now)
    return 'pictures'
  },
}
