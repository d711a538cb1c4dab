import type { Bindings } from './env'
import { deleteExpiredAppointments } from './features/appointments/delete-expired-appointments'
import { sendAppointmentMails } from './features/appointments/send-appointment-mails'
import { continueImports } from './features/crm/import/continue-imports'
import { deleteExpiredListings } from './features/crm/import/delete-expired-listings'
import { deleteExpiredHeld } from './features/crm/import/held-listings'
import { importApproved } from './features/crm/import/import'
import { deleteExpiredImports } from './features/crm/import/imports'
import { ownerInvitation } from './features/crm/import/owner-invitation'
import { stageQueuedFile } from './features/crm/import/receive-feed'
import {
  copiesPictures,
  crmChannel,
  crmRateLimit,
  crmSettingIssue,
  crmSource,
  leadMode,
  webhookSource,
} from './features/crm/sources/crm-source'
import { copyPictures, deleteExpiredPictures } from './features/crm/sync/copy-pictures'
import { warnOfCrm } from './features/crm/sync/crm-alarm-mail'
import { deleteExpiredRuns } from './features/crm/sync/crm-runs'
import type { PageUrl } from './features/crm/sync/send-address'
import { syncTick } from './features/crm/sync/sync'
import { deleteExpiredTransfers } from './features/crm/sync/transfers'
import { giveUpDueLeads, releaseMails } from './features/leads/crm-leads'
import { deleteExpiredLeads } from './features/leads/delete-expired-leads'
import { warnOfMails } from './features/leads/mail/mail-alarm'
import { sendToCrm, takerByKey } from './features/leads/send-to-crm'
import { sendDueReports } from './features/owner-area/report/send-reports'
import {
  deleteExpiredEntries,
  deleteExpiredHistories,
  deleteExpiredOwners,
  deleteExpiredSessions,
} from './features/personal-data/delete-expired-people'
import { deleteExpiredPaths } from './features/redirects/never-found'
import { deleteExpiredSearches } from './features/saved-searches/delete-expired-searches'
import { sendSearchMails } from './features/saved-searches/mail/send-search-mails'
import { deleteExpiredDeliveries } from './features/webhooks/delivery'
import { sendWebhooks } from './features/webhooks/send-webhooks'
import { DEFAULT_LANG, type Lang } from './platform/format/lang'
import type { Fetch } from './platform/http/fetch-json'
import { configuredOrigin } from './platform/http/site-origin'
import { deleteExpiredTries } from './site/accounts/login-tries'
import { followSchedule } from './site/revisions/schedule'
import './listing/places/all-places'
import { deleteReplacedCards } from './listing/queries/listing-index'
import { followPublishRules } from './listing/queries/listing-rules'
import { deleteExpiredVisits } from './listing/queries/page-views'
import { deleteExpiredSalts } from './platform/db/daily-salt'
import { type Db, primaryDb } from './platform/db/db'
import { repeatUntilDone } from './platform/db/delete-in-batches'
import { readVersions } from './platform/db/version'
import { deleteExpiredErrors } from './platform/errors'
import { deleteExpiredCounts } from './platform/http/rate-limits'
import './platform/i18n/full-dictionary'
import { deleteExpiredFacts } from './features/listings/expired-facts'
import { followPins } from './features/listings/pins'
import { log } from './platform/log'
import { sendDueMails } from './platform/mail/send-due-mails'
import { DOCUMENT_KINDS } from './routes/collections'
import { announceVersion } from './site/current-content'
import { deleteExpiredEmbedVisits } from './site/embed-visits'
import { deleteExpiredRevisions } from './site/revisions/revisions'
import { readSettings } from './site/settings'
import type { SiteSettings } from './site/site'
import { projectPath, propertyPath } from './urls'

const APPROVED_A_TICK = 200
const MAIL_BUDGET_MS = 45_000
const IMPORT_BUDGET_MS = 40_000
const WEBHOOK_BUDGET_MS = 40_000

/** The minute of each hour in which expired data is deleted. */
export const RETENTION_MINUTE = 7

/**
 * Runs every minute. Notifies saved searches of changes, writes the reports to owners and the mails about
 * appointments, sends due mails, reports failed mails to the agency, continues killed imports, sends leads to the CRM,
 * continues its sync, publishes due drafts, sends the messages of webhooks, removes expired pins and rebuilds the lists
 * under changed rules. Deletes expired data once an hour. A failure of one task does not affect the others.
 */
export async function runCron(env: Bindings, now: Date): Promise<void> {
  const db = primaryDb(env.DB)
  const settings = await readSettings(db)
  const inviteFor = (url: string) => ownerInvitation(db, env, url)
  const searches = settings ? sendSearchMails(env, now) : Promise.resolve()
  const reports = settings ? sendDueReports(env, now) : Promise.resolve()
  const appointments = settings ? sendAppointmentMails(env, now) : Promise.resolve()
  const crm = settings && env.CRM_SOURCE ? syncCrm(db, env, settings, now) : Promise.resolve()
  await allOf({
    ...(settings && {
      lists: followPublishRules(db),
      schedule: followSchedule(db, now, DOCUMENT_KINDS),
      pins: followPins(db, now),
      held: importApproved(db, now, APPROVED_A_TICK),
      imports: continueImports(
        db,
        { media: env.MEDIA, inviteFor, ownPictures: copiesPictures(env), now },
        IMPORT_BUDGET_MS,
      ),
      searches,
      reports,
      appointments,
      mails: Promise.allSettled([searches, reports, appointments])
        .then(() => sendDueMails(env, settings, { budgetMs: MAIL_BUDGET_MS }))
        .finally(() => warnOfMails(db, env, settings, now)),
      leads: sendLeads(db, env, now),
      webhooks: sendWebhooks(env, settings, WEBHOOK_BUDGET_MS),
      pictures: crm.catch(() => undefined).then(() => copyDuePictures(db, env, now)),
      ...(env.CRM_SOURCE && {
        crm: crm.finally(() =>
          warnOfCrm(db, env, settings, { isRequested: crmChannel(env) === 'lists', now }),
        ),
      }),
    }),
    ...(now.getUTCMinutes() === RETENTION_MINUTE && deleteExpired(db, env, settings, now)),
  })
  // This isolate serves the changes of this run at once. Other isolates read the new version within seconds.
  announceVersion(await readVersions(db), db)
}

function pageUrlOf({ SITE_ORIGIN }: Bindings, lang: Lang): PageUrl | undefined {
  const origin = configuredOrigin(SITE_ORIGIN)
  if (origin === null) return undefined
  return (kind, id) => origin + (kind === 'project' ? projectPath : propertyPath)(lang, id)
}

async function syncCrm(db: Db, env: Bindings, settings: SiteSettings, now: Date): Promise<void> {
  const fetcher: Fetch = (url, init) => fetch(url, init)
  const source = crmSource(env, fetcher)
  const ownPictures = copiesPictures(env)
  const langs = settings.languages
  const webhooks = webhookSource(env, fetcher)
  const files = { media: env.MEDIA, images: env.IMAGES }
  const pace = crmRateLimit(env)
  const pageUrl = pageUrlOf(env, langs[0] ?? DEFAULT_LANG)
  const stageFile = (at: Date) => stageQueuedFile(env, at)
  await syncTick({ db, source, webhooks, pace, langs, pageUrl, ownPictures, files, stageFile, now })
}

/** Copies pictures from other hosts, including those of listings from the API or a file. */
async function copyDuePictures(db: Db, env: Bindings, now: Date): Promise<void> {
  if (!copiesPictures(env)) return
  const { MEDIA: media, IMAGES: images } = env
  const fetcher: Fetch = (url, init) => fetch(url, init)
  await copyPictures(db, { fetch: fetcher, media, images }, now)
}

/** Sends due leads to the CRM. Mails are not delayed by this, because a CRM may respond slowly. */
async function sendLeads(db: Db, env: Bindings, now: Date): Promise<void> {
  // If the settings are still wrong after an hour, the office receives the lead by mail.
  if (crmSettingIssue(env)) return releaseMails(db, now)
  if (leadMode(env) === 'off') {
    await giveUpDueLeads(db, now)
    return releaseMails(db, now)
  }
  const fetcher: Fetch = (url, init) => fetch(url, init)
  const webhooks = webhookSource(env, fetcher)
  const source = webhooks ? takerByKey(db, webhooks) : crmSource(env, fetcher)
  if (source) await sendToCrm(db, source, now)
}

/** Returns the deletions of expired data. Each ends after five seconds; the rest is deleted an hour later. */
function deleteExpired(db: Db, env: Bindings, settings: SiteSettings | null, now: Date) {
  return {
    sessions: deleteExpiredSessions(db, now),
    tries: deleteExpiredTries(db, now),
    counts: deleteExpiredCounts(db, now),
    salts: deleteExpiredSalts(db, now),
    missed: deleteExpiredPaths(db, now),
    searches: deleteExpiredSearches(db, now),
    cards: repeatUntilDone(db, [deleteReplacedCards(db, now)]),
    revisions: deleteExpiredRevisions(db, now),
    deliveries: deleteExpiredDeliveries(db, now),
    ...(settings && {
      leads: deleteExpiredLeads(db, settings, now),
      appointments: deleteExpiredAppointments(db, settings, now),
      errors: deleteExpiredErrors(db, settings.retention, now),
      imports: deleteExpiredImports(db, settings.retention, now),
      held: deleteExpiredHeld(db, now),
      hidden: deleteExpiredListings(db, now),
      facts: deleteExpiredFacts(db, now),
      runs: deleteExpiredRuns(db, now),
      transfers: deleteExpiredTransfers(db, env.MEDIA, now),
      pictures: deleteExpiredPictures(db, env.MEDIA, now),
      histories: deleteExpiredHistories(db, settings.retention, now),
      visits: deleteExpiredVisits(db, settings.retention, now),
      arrivals: deleteExpiredEmbedVisits(db, settings.retention, now),
      owners: deleteExpiredOwners(db, settings.retention, now),
      registers: deleteExpiredEntries(db, settings.retention, now),
    }),
  }
}

async function allOf(work: Record<string, Promise<unknown>>): Promise<void> {
  const outcomes = await Promise.allSettled(Object.values(work))
  outcomes.forEach((outcome, index) => {
    if (outcome.status === 'rejected') {
      log('cron work failed', { work: Object.keys(work)[index], error: outcome.reason })
    }
  })
}
