import type { View } from '../../../components/ui/view'
import type { Bindings } from '../../../env'
import type { Account } from '../../../platform/accounts/account'
import { mayDo, type Right } from '../../../platform/accounts/rights'
import type { Db } from '../../../platform/db/db'
import type { Lang } from '../../../platform/format/lang'
import { brusselsDay } from '../../../platform/format/local-time'
import { daysAfter, daysBefore } from '../../../platform/format/time-before'
import { type MailDelivery, mailDelivery } from '../../../platform/mail/drivers'
import { listPlanned, type Planned } from '../../../site/revisions/schedule'
import type { SiteSettings } from '../../../site/site'
import type { Collection } from '../../../staff/collections/collection'
import type { DocumentKind } from '../../../staff/collections/document-kind'
import { readUnfilled, type Unfilled } from '../../../staff/editing/unfilled-parts'
import { listingScopeOf } from '../../../staff/listings/staff-listings'
import { adminsToAsk } from '../../accounts/accounts.staff'
import { findNewsCategory } from '../../articles/articles'
import { crmHealthState } from '../../crm/crm'
import { listImports } from '../../crm/crm.staff'
import type { ImportRun } from '../../crm/import/imports'
import { dailyVisits, figurePeriod, readDailyVisits } from '../../figures/figures.staff'
import type { DailyVisits } from '../../figures/staff/visit-series'
import type { LeadCounts } from '../../leads/lead-counts'
import { readHealth } from '../../leads/leads'
import {
  countLeads,
  findLeads,
  readLeadListings,
  scopeOf,
  WAITING_LEADS,
} from '../../leads/leads.staff'
import { checkListings } from '../../listings/listings.staff'
import type { CheckedListing } from '../../listings/staff/check-listings'
import { popupMoments } from '../../popup/popup.staff'
import type { PopupMoment } from '../../popup/popup-timing'
import { countUntranslated, formsFor } from '../../translations/translations.staff'
import type { CrmStatus } from './health-panel'
import { type Overview, readOverview } from './overview-queries'
import type { WaitingLeads } from './waiting-panel'

const LEADS_SHOWN = 5
const PLANNED_SHOWN = 10
const WEEK_DAYS = 7
const VISIT_DAYS = '30'
/** The untranslated texts are counted once for all accounts, by right. */
const ALL_RIGHTS = { role: 'admin' } as const

/** The data of the overview. A value is null if the account may not see it. */
export interface OverviewData {
  overview: Overview
  unfilled: Unfilled | null
  /** The names of the admins who can assign a team member to the account of this agent. */
  adminsToAsk: string[] | null
  counts: LeadCounts | null
  mails: { failed: number; pending: number }
  mailDelivery: MailDelivery
  waiting: WaitingLeads | null
  adverts: { checked: CheckedListing[]; total: number; isAll: boolean } | null
  visits: DailyVisits[] | null
  /** The number of texts without an up-to-date translation, by language. */
  untranslated: [lang: Lang, count: number][] | null
  week: { planned: Planned[]; popup: PopupMoment[]; mayPopup: boolean } | null
  health: { crm: CrmStatus; lastImport: ImportRun | null } | null
  /** The category of a new news item. Null without a news page too. */
  newsCategory: number | null
}

interface OverviewParams {
  view: View
  db: Db
  env: Bindings
  settings: SiteSettings
  account: Account
  kinds: readonly DocumentKind[]
  collections: readonly Collection[]
  now: Date
}

/** Loads the data of the overview for this account. All lists are limited. */
export async function loadOverview(params: OverviewParams): Promise<OverviewData> {
  const { db, env, account, now } = params
  const may = (right: Right) => mayDo(account.role, right)
  const [scope, listings] = await Promise.all([scopeOf(db, account), listingScopeOf(db, account)])
  const leads = { scope, reader: account.id, filter: WAITING_LEADS, now }
  const [
    overview,
    unfilled,
    admins,
    counts,
    waiting,
    checked,
    visits,
    untranslated,
    week,
    health,
    newsCategory,
  ] = await Promise.all([
    readOverview(db, now),
    may('settings') ? readUnfilled(db, params.settings.languages) : null,
    adminsToAsk(db, account, now),
    may('leads') ? countLeads(db, scope, now) : null,
    may('leads') ? loadWaiting(db, leads) : null,
    may('listings') ? checkListings(db, params.settings, { scope: listings }) : null,
    may('figures') ? loadLastVisits(params) : null,
    may('content') ? loadUntranslated(params) : null,
    may('content') ? loadWeek(params) : null,
    may('listings.all') ? loadHealth(params) : null,
    may('content') ? findNewsCategory(db) : null,
  ])
  const delivery = mailDelivery(env)
  return {
    overview,
    unfilled,
    adminsToAsk: admins,
    counts,
    mails: mailsOf(counts, delivery),
    mailDelivery: delivery,
    waiting,
    adverts: checked && { ...checked, isAll: listings === 'all' },
    visits,
    untranslated,
    week,
    health,
    newsCategory,
  }
}

/** Without a working mail driver, pending mails count as failed. */
function mailsOf(counts: LeadCounts | null, delivery: MailDelivery) {
  const { dead, pending } = counts ?? { dead: 0, pending: 0 }
  return delivery !== 'missing' ? { failed: dead, pending } : { failed: dead + pending, pending: 0 }
}

async function loadWaiting(db: Db, query: Parameters<typeof findLeads>[1]) {
  const result = await findLeads(db, query, { size: LEADS_SHOWN })
  return { ...result, records: await readLeadListings(db, result.leads) }
}

async function loadLastVisits({ db, now }: OverviewParams): Promise<DailyVisits[]> {
  const period = { ...figurePeriod(VISIT_DAYS, now), office: null }
  const { dailyCounts, first } = await readDailyVisits(db, period)
  return dailyVisits(dailyCounts, period, first)
}

/** Counts the untranslated texts that the account may edit. */
async function loadUntranslated(params: OverviewParams) {
  const { view, db, settings, account, collections, now } = params
  const { languages } = settings
  const formsOf = formsFor(view, ALL_RIGHTS)
  const counts = await countUntranslated(db, { languages, collections, formsOf, now })
  const editable = Object.entries(counts).filter(([right]) => mayDo(account.role, right as Right))
  return languages.slice(1).map((lang): [Lang, number] => {
    return [lang, editable.reduce((sum, [, byLang]) => sum + (byLang[lang] ?? 0), 0)]
  })
}

async function loadWeek({ db, settings: { popup }, account, kinds, now }: OverviewParams) {
  const period = { from: now, until: daysBefore(now, -WEEK_DAYS) }
  const today = brusselsDay(now)
  const days = { from: today, until: daysAfter(today, WEEK_DAYS) }
  return {
    planned: await listPlanned(db, kinds, period, PLANNED_SHOWN),
    popup: popup ? popupMoments(popup, days) : [],
    mayPopup: mayDo(account.role, 'settings'),
  }
}

async function loadHealth({ db, env, now }: OverviewParams) {
  const [{ crm }, [lastImport = null]] = await Promise.all([readHealth(db), listImports(db, 1)])
  const crmStatus = { health: crmHealthState(env, crm, now), lastGoodAt: crm.lastGoodAt }
  return { crm: crmStatus, lastImport }
}
