import type { Db } from '../../../data/db/db'
import { countKinds, listOrigins, readAnswerTimes } from '../../../data/figures/lead-figures'
import { findHomesWithoutLeads, readDailyVisits } from '../../../data/figures/visit-figures'
import { countSources } from '../../../domain/figures/lead-source'
import type { FigurePeriod } from '../../../domain/figures/period'
import { type DailyVisits, dailyVisits } from '../../../domain/figures/visit-series'

/** What is counted: the whole agency's numbers in a period; `host` is the site's own. */
export interface Counting {
  db: Db
  period: FigurePeriod
  host: string
}

export async function loadVisits({ db, period }: Counting): Promise<DailyVisits[]> {
  const { counted, first } = await readDailyVisits(db, period)
  return dailyVisits(counted, period, first)
}

export function loadKinds({ db, period }: Counting) {
  return countKinds(db, period)
}

export async function loadSources({ db, period, host }: Counting) {
  return countSources(await listOrigins(db, period), host)
}

export function loadAnswers({ db, period }: Counting) {
  return readAnswerTimes(db, period)
}

export function loadHomes({ db, period }: Counting, most: number) {
  return findHomesWithoutLeads(db, period, most)
}
