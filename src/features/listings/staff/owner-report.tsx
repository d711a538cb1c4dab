import { type Context, Hono } from 'hono'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import type { Property } from '../../../listing/property'
import { brusselsTime, formatDateTime } from '../../../platform/format/dates'
import { readTexts } from '../../../platform/http/read-body'
import { plural } from '../../../platform/i18n'
import type { OutgoingMail } from '../../../platform/mail/outgoing-mail'
import { sendSoon } from '../../../platform/mail/send-mails'
import { doneOf, serveActions } from '../../../staff/actions'
import { listingName } from '../../../staff/listings/listing-title'
import { isInScope, listingScopeOf } from '../../../staff/listings/staff-listings'
import { Notice } from '../../../staff/parts/notice'
import { sendStaffPage } from '../../../staff/staff-page'
import { BackLink } from '../../../staff/staff-shell'
import { reportPath, STAFF, withQuery } from '../../../urls'
import { MAIL_STYLES } from '../../mails/mails.staff'
import {
  deleteEntry,
  listEntries,
  listReportReaders,
  queueReport,
  REPORT_WEEKS,
  readReportSettings,
  saveReportSettings,
  writeReports,
} from '../../owner-area/owner-area.staff'
import type { OwnerEntry } from '../../owner-area/owner-entries'
import type { ReportReader, ReportSettings } from '../../owner-area/report/report-queries'
import { findListing } from '../edit-listing'
import { addEntryOfForm, OwnerEntries, type RefusedEntry } from './owner-entries'

const MAX_NOTE_LENGTH = 1000
const ENTRIES_SHOWN = 20
/** The results that the screen confirms. */
const DONE = ['send', 'save', 'entry', 'entry-removal'] as const
const PATH = '/listings/:id{[0-9]+}/report'

/**
 * The screen with the report about a property for its owners: preview, send, the interval of automatic reports, and the
 * entries of the history.
 */
export const ownerReports = new Hono<AppEnv>()

ownerReports.get(PATH, async (c, next) => {
  const property = await requestedProperty(c)
  return property ? showReport(c, property) : next()
})

ownerReports.post(PATH, async (c, next) => {
  const property = await requestedProperty(c)
  if (!property) return next()
  const { db, actor } = c.var
  const origin = c.get('origin')
  const { action = '', base = '', ...fields } = await readTexts(c, ['form'])
  const weeks = REPORT_WEEKS.find((count) => String(count) === fields.weeks) ?? 0
  const note = (fields.note ?? '').trim().slice(0, MAX_NOTE_LENGTH)
  const choices = { weeks, note, origin }
  await saveReportSettings(db, property.id, choices, actor)
  const readers = recipients(await listReportReaders(db, property.id))
  const path = reportPath(property.id)
  if (action !== 'send' || readers.length === 0)
    return c.redirect(withQuery(path, 'done=save'), 303)
  const { site } = c.get('content')
  const options = { site, origin, weeks, note, now: actor.now }
  const mails = await writeReports(db, property, readers, options)
  const key = /^\d{1,15}$/.test(base) ? `by-hand-${base}` : `by-hand-${actor.now.getTime()}`
  await queueReport(db, property.id, { choices, key, mails }, actor)
  sendSoon(c)
  return c.redirect(withQuery(path, 'done=send'), 303)
})

serveActions(
  ownerReports,
  PATH,
  requestedProperty,
  {
    async '/entries'(c, { id }, values) {
      return (await addEntryOfForm(c.get('db'), id, values, c.get('actor'))) ?? 'entry'
    },
    async '/entries/removal'(c, { id: propertyId }, { entry: id = '' }) {
      await deleteEntry(c.get('db'), { id, propertyId }, c.get('actor'))
      return 'entry-removal'
    },
  },
  showReport,
)

/** Returns the property of the address, or null if it does not exist or is outside of the account's scope. */
async function requestedProperty(c: Context<AppEnv>): Promise<Property | null> {
  const db = c.get('db')
  const listing = await findListing(db, 'property', Number(c.req.param('id')))
  const scope = await listingScopeOf(db, c.get('staffMember'))
  return listing?.kind === 'property' && isInScope(scope, listing.source) ? listing.record : null
}

function recipients(readers: readonly ReportReader[]): ReportReader[] {
  return readers.filter(({ reportsOffAt }) => reportsOffAt === null)
}

async function showReport(
  c: Context<AppEnv>,
  property: Property,
  refused: RefusedEntry | null = null,
) {
  const { db, view, actor } = c.var
  const [settings, readers, entries] = await Promise.all([
    readReportSettings(db, property.id),
    listReportReaders(db, property.id),
    listEntries(db, property.id, ENTRIES_SHOWN),
  ])
  const [reader = { id: 0, email: '', name: '', lang: view.lang }] = recipients(readers)
  const [preview] = await writeReports(db, property, [reader], {
    site: c.get('content').site,
    origin: c.get('origin'),
    ...settings,
    now: actor.now,
  })
  const done = doneOf(c, DONE)
  return sendStaffPage(c, view, {
    status: refused ? 422 : 200,
    title: view.t('record.report'),
    intro: listingName(view, property),
    children: (
      <ReportPage
        {...{ view, property, settings, readers, done, preview: preview?.mail ?? null }}
        {...{ entries, refused, now: actor.now }}
      />
    ),
  })
}

interface ReportPageProps {
  view: View
  property: Property
  settings: ReportSettings
  readers: ReportReader[]
  /** The report for the first recipient. */
  preview: OutgoingMail | null
  done: (typeof DONE)[number] | null
  /** The latest entries of the history. */
  entries: OwnerEntry[]
  refused: RefusedEntry | null
  now: Date
}

function ReportPage(props: ReportPageProps) {
  const { view, property, settings, readers, preview, done } = props
  const { t } = view
  return (
    <>
      <BackLink href={`${STAFF.listings}/${property.id}`}>{t('record.listing')}</BackLink>
      <div className="stack">
        <Notice kind="good">{done && t(`record.report.done.${done}`)}</Notice>
        <div className="staff-cols">
          <ReportForm {...{ view, property, settings, readers }} />
          <Readers view={view} readers={readers} />
        </div>
        <OwnerEntries {...props} propertyId={property.id} />
        {preview ? (
          <section className="panel">
            <h2>{t('record.report.preview')}</h2>
            <p className="muted">{preview.subject}</p>
            <iframe
              className="mail-frame"
              sandbox=""
              srcDoc={preview.html.replace(MAIL_STYLES, '')}
              title={t('staff.mail.body')}
            />
          </section>
        ) : null}
      </div>
    </>
  )
}

function ReportForm({
  view: { t, lang },
  property,
  settings: { weeks, note, dueAt, sentAt },
  readers,
}: Pick<ReportPageProps, 'view' | 'property' | 'settings' | 'readers'>) {
  const count = recipients(readers).length
  const timeOf = (at: number) => formatDateTime(brusselsTime(at))
  return (
    <form className="panel stack" method="post" action={reportPath(property.id)}>
      <input type="hidden" name="base" value={sentAt ?? 0} />
      <p className="field">
        <label htmlFor="report-note">{t('record.report.note')}</label>
        <textarea
          id="report-note"
          name="note"
          rows={4}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={note}
          aria-describedby="report-note-help"
        />
        <small id="report-note-help" className="help">
          {t('record.report.note.text')}
        </small>
      </p>
      <p className="field">
        <label htmlFor="report-weeks">{t('record.report.weeks')}</label>
        <select id="report-weeks" name="weeks" defaultValue={String(weeks)}>
          {REPORT_WEEKS.map((choice) => (
            <option key={choice} value={choice}>
              {t(`record.report.weeks.${choice}`)}
            </option>
          ))}
        </select>
      </p>
      {dueAt === null ? null : (
        <p className="muted">{t('record.report.due', { time: timeOf(dueAt) })}</p>
      )}
      {sentAt === null ? null : (
        <p className="muted">{t('record.report.sent', { time: timeOf(sentAt) })}</p>
      )}
      <p className="acts">
        {count > 0 ? (
          <button type="submit" className="button" name="action" value="send">
            <Icon name="mail" />
            {plural(t, lang, 'record.report.send', count)}
          </button>
        ) : null}
        <button type="submit" className="button quiet" name="action" value="save">
          {t('record.report.save')}
        </button>
      </p>
    </form>
  )
}

/** The owners who can log in, with those who stopped the reports. */
function Readers({ view: { t }, readers }: Pick<ReportPageProps, 'view' | 'readers'>) {
  return (
    <section className="panel">
      <h2>{t('record.report.readers')}</h2>
      {readers.length === 0 ? <p>{t('record.report.noreaders')}</p> : null}
      <ul className="rows">
        {readers.map(({ id, name, email, reportsOffAt }) => (
          <li key={id}>
            <a href={`${STAFF.owners}/${id}`}>{name || email}</a>{' '}
            <small className="muted">{email}</small>{' '}
            {reportsOffAt === null ? null : (
              <span className="state failed">{t('record.report.stopped')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
