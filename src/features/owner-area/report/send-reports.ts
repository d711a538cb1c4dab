import type { Bindings } from '../../../env'
import { atOfficialPlace } from '../../../listing/places/place-names'
import type { Property } from '../../../listing/property'
import { STATUS } from '../../../listing/status'
import { type Db, primaryDb, runBatch } from '../../../platform/db/db'
import { DEFAULT_LANG, enabledLang } from '../../../platform/format/lang'
import { configuredOrigin } from '../../../platform/http/site-origin'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { loadContent } from '../../../site/content'
import type { Site } from '../../../site/site'
import { readReportFigures } from './report-figures'
import { reportMail } from './report-mail'
import type { ReportWeeks } from './report-period'
import {
  endReports,
  listDueReports,
  listReportReaders,
  type ReportReader,
  reportStatements,
} from './report-queries'
import { reportToken } from './report-token'

/** One run of the cron writes the reports of this many properties. The next run continues. */
const MAX_REPORTS = 20

interface ReportOptions {
  site: Site
  origin: string
  weeks: ReportWeeks
  note: string
  now: Date
}

/** Returns the report about a property for each of these owners, in the owner's language. */
export async function writeReports(
  db: Db,
  record: Property,
  readers: readonly Pick<ReportReader, 'id' | 'email' | 'name' | 'lang'>[],
  { site, origin, weeks, note, now }: ReportOptions,
): Promise<{ accountId: number; mail: OutgoingMail }[]> {
  const property = atOfficialPlace(record)
  const { settings } = site
  const { host } = new URL(origin)
  const figures = await readReportFigures(db, property, { settings, host, weeks, now })
  const { languages } = settings
  return Promise.all(
    readers.map(async ({ id, email, name, lang }) => ({
      accountId: id,
      mail: reportMail(
        { site, origin, property, figures, note },
        {
          email,
          name,
          lang: enabledLang(lang, languages) ?? languages[0] ?? DEFAULT_LANG,
          token: await reportToken(db, id),
        },
      ),
    })),
  )
}

/** Queues the automatic reports that are due. They end when the property leaves the market. */
export async function sendDueReports(env: Bindings, now: Date): Promise<void> {
  const db = primaryDb(env.DB)
  const due = await listDueReports(db, now, MAX_REPORTS)
  if (due.length === 0) return
  const { site } = await loadContent(db)
  for (const { report, record } of due) {
    const { propertyId, weeks, note, dueAt } = report
    if (record?.status !== STATUS.active) {
      await endReports(db, propertyId)
      continue
    }
    const origin = configuredOrigin(env.SITE_ORIGIN) ?? report.origin
    const readers = (await listReportReaders(db, propertyId)).filter(
      ({ reportsOffAt }) => reportsOffAt === null,
    )
    const mails = await writeReports(db, record, readers, { site, origin, weeks, note, now })
    const choices = { weeks, note, origin: report.origin }
    await runBatch(db, reportStatements(db, propertyId, { choices, key: dueAt ?? 0, mails }, now))
  }
}
