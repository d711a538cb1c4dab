import type { Agency } from '../../../features/leads/lead-office'
import type { Db } from '../../../platform/db/db'
import type { OfficeCount } from './figure-tables'
import { countByOffice, countKinds, listOrigins, readAnswerTimes } from './lead-figures'
import { countSources } from './lead-source'
import type { FigureScope } from './period'
import { countVisitsByOffice, findHomesWithoutLeads, readDailyVisits } from './visit-figures'
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
  const { counted, first } = await readDailyVisits(db, scope)
  return dailyVisits(counted, scope, first)
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
  const known = [...agency.offices.map(({ id }) => id), null]
  const isOf = (officeId: number | null, wanted: number | null) =>
    (known.includes(officeId) ? officeId : null) === wanted
  return known.map((officeId) => {
    const own = leads.filter((one) => isOf(one.officeId, officeId))
    return {
      officeId,
      leads: own.reduce((sum, one) => sum + one.leads, 0),
      answered: own.reduce((sum, one) => sum + one.answered, 0),
      visits: visits.get(officeId) ?? 0,
    }
  })
}

export async function loadSources({ db, scope, host }: FigureParams) {
  return countSources(await listOrigins(db, scope), host)
}

export function loadAnswers({ db, scope }: FigureParams) {
  return readAnswerTimes(db, scope)
}

export function loadVisitedListings({ db, scope }: FigureParams, most: number) {
  return findHomesWithoutLeads(db, scope, most)
}
