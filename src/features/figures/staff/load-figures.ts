import type { Db } from '../../../platform/db/db'
import { readEmbedVisits } from '../../../site/embed-visits'
import type { Agency } from '../../leads/lead-office'
import type { OfficeCount } from './figure-tables'
import { countByOffice, countKinds, listOrigins, readAnswerTimes } from './lead-figures'
import { countSources } from './lead-source'
import type { FigureScope } from './period'
import { findRequestedListings } from './request-figures'
import { countVisitsByOffice, findListingsWithoutLeads, readDailyVisits } from './visit-figures'
import { type DailyVisits, dailyVisits } from './visit-series'

/**
 * The parameters of a count: the figures of the agency, or of one office, in a period. `host` is the host of this site.
 */
export interface FigureParams {
  db: Db
  scope: FigureScope
  host: string
  agency: Agency
}

export async function loadVisits({ db, scope }: FigureParams): Promise<DailyVisits[]> {
  const { dailyCounts, first } = await readDailyVisits(db, scope)
  return dailyVisits(dailyCounts, scope, first)
}

export function loadKinds({ db, scope }: FigureParams) {
  return countKinds(db, scope)
}

/** Returns the leads and visits of each office in the order of the settings, and then those without an office. */
export async function loadOffices({ db, scope, agency }: FigureParams): Promise<OfficeCount[]> {
  const [leads, visits] = await Promise.all([
    countByOffice(db, scope),
    countVisitsByOffice(db, agency, scope),
  ])
  const officeIds = [...agency.offices.map(({ id }) => id), null]
  const isOfOffice = (officeId: number | null, expectedId: number | null) =>
    (officeIds.includes(officeId) ? officeId : null) === expectedId
  return officeIds.map((officeId) => {
    const officeLeads = leads.filter((row) => isOfOffice(row.officeId, officeId))
    return {
      officeId,
      leads: officeLeads.reduce((sum, row) => sum + row.leads, 0),
      answered: officeLeads.reduce((sum, row) => sum + row.answered, 0),
      visits: visits.get(officeId) ?? 0,
    }
  })
}

export async function loadSources({ db, scope, host }: FigureParams) {
  return countSources(await listOrigins(db, scope), host)
}

/** Returns the visitors from frames on other sites, who belong to no office. */
export async function loadEmbeds({ db, scope }: FigureParams) {
  return scope.office ? [] : readEmbedVisits(db, scope.from)
}

export function loadAnswers({ db, scope }: FigureParams) {
  return readAnswerTimes(db, scope)
}

export function loadVisitedListings({ db, scope }: FigureParams, limit: number) {
  return findListingsWithoutLeads(db, scope, limit)
}

export function loadRequestedListings({ db, scope }: FigureParams, limit: number) {
  return findRequestedListings(db, scope, limit)
}
