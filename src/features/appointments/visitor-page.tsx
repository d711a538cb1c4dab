import { OptionalMark } from '../../components/forms/field'
import { FactsTable } from '../../components/listing/facts-table'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { dayInWords, durationInWords, momentInWords, weekday } from '../../platform/format/dates'
import { formatPhone, mailHref, phoneHref } from '../../platform/format/phone'
import type { LabelKey } from '../../platform/i18n'
import { DAY_PARTS, type DayPart, type HalfDay, visitPeriod } from '../../site/forms/half-days'
import { appointmentPath } from '../../urls'
import {
  type Appointment,
  endOf,
  isCancelled,
  isExpected,
  LIKINGS,
  MAX_COMMENT_LENGTH,
  REASONS,
} from './appointment'
import { type Agent, type AppointmentListing, listingName, listingPath } from './appointment-facts'
import { placeHref } from './place-href'

/** The actions of a visitor on the page. */
export const VISITOR_ACTIONS = ['cancel', 'propose', 'feedback'] as const
export type VisitorAction = (typeof VISITOR_ACTIONS)[number]

/** A form that was refused: its fields as typed, and the field that is wrong or the reason. */
export interface RefusedForm {
  issue: 'date' | 'liking' | 'comment' | 'changed' | 'closed'
  date?: string
  part?: string
  liking?: string
  reasons?: readonly string[]
  comment?: string
  wantsSimilar?: boolean
}

export interface VisitorPageProps {
  view: View
  token: string
  row: Appointment
  agent: Agent | null
  listing: AppointmentListing | null
  /** The list of similar listings, or null if the visitor does not want them. */
  similar: string | null
  /** The action that the visitor just completed. */
  done: VisitorAction | null
  refused: RefusedForm | null
  /** The current time in ms, and the current day in Belgium. */
  now: number
  today: string
}

/** Returns true if the visitor may cancel the appointment or propose another half-day. */
export function canChange(row: Appointment, now: number): boolean {
  return isExpected(row) && now < row.startAt
}

/** Returns true if the visitor may say how the visit was. */
export function canAnswer(row: Appointment, now: number): boolean {
  const isMissed = isCancelled(row) || row.state === 'missed'
  return row.kind === 'visit' && !isMissed && now >= endOf(row) && row.feedback === null
}

/** The page about an appointment, for its visitor alone. */
export function VisitorPage(props: VisitorPageProps) {
  const { view, row, done, refused, now } = props
  const { t, lang } = view
  const isOpen = canChange(row, now)
  return (
    <section className="section tight wrap search-page">
      <h1>{t('appointment.title')}</h1>
      {done && done !== 'feedback' ? (
        <p className="notice good" role="status">
          <Icon name="check" />
          <span>{t(`appointment.page.done.${done}`)}</span>
        </p>
      ) : null}
      {refused?.issue === 'changed' || refused?.issue === 'closed' ? (
        <p className="notice warn" role="alert">
          <Icon name="alert" />
          <span>{t(`appointment.page.${refused.issue}`)}</span>
        </p>
      ) : null}
      <p className="lead">{t(stateText(row, now))}</p>
      {isOpen && row.proposal ? (
        <p>{t('appointment.page.proposal', { halfday: halfDayInWords(view, row.proposal) })}</p>
      ) : null}
      {row.feedback ? <Answers {...props} feedback={row.feedback} /> : null}
      {canAnswer(row, now) ? <FeedbackForm {...props} /> : null}
      <Facts {...props} />
      {isOpen ? (
        <>
          <a
            className="button quiet"
            href={appointmentPath(lang, props.token, { file: '1' })}
            download
          >
            <Icon name="calendar" />
            {t('appointment.file')}
          </a>
          <ProposalForm {...props} />
          <CancelForm {...props} />
        </>
      ) : null}
    </section>
  )
}

function stateText(row: Appointment, now: number): LabelKey {
  if (row.state === 'cancelled' || row.state === 'cancelled-by-visitor')
    return `appointment.page.${row.state}`
  if (row.state === 'took-place' || row.state === 'missed' || now >= endOf(row))
    return 'appointment.page.past'
  return now >= row.startAt ? 'appointment.page.begun' : `appointment.page.${row.state}`
}

/** Returns a half-day in words: `dinsdag 1 december, voormiddag`. */
function halfDayInWords({ t, lang }: View, { date, part }: HalfDay): string {
  const day = `${weekday(date, lang)} ${dayInWords(date, lang)}`
  return t(`appointment.halfday.${part}`, { day })
}

function Facts({ view, row, agent, listing }: VisitorPageProps) {
  const { t, lang, site } = view
  const path = listingPath(listing, lang)
  const name = listingName(listing, lang)
  const { name: agency, offices } = site.settings
  const phone = agent?.phone ?? offices[0]?.phone
  const facts = [
    {
      term: t('appointment.about'),
      value: (
        <>
          {t(`appointment.kind.${row.kind}`)}
          {name ? ' · ' : ''}
          {path ? (
            <a className="link" href={path}>
              {name}
            </a>
          ) : (
            name
          )}
        </>
      ),
    },
    { term: t('appointment.when'), value: momentInWords(row.startAt, lang) },
    { term: t('appointment.duration'), value: durationInWords(row.minutes, 'minute', lang) },
    ...(row.place
      ? [
          {
            term: t('appointment.place'),
            value: (
              <>
                {row.place} ·{' '}
                <a className="link" href={placeHref(row.place)} target="_blank" rel="noopener">
                  {t('appointment.map')}
                </a>
              </>
            ),
          },
        ]
      : []),
    {
      term: t('appointment.agent'),
      value: (
        <>
          {agent?.name ?? agency}
          {phone ? (
            <>
              {' · '}
              <a className="link" href={phoneHref(phone) ?? undefined}>
                {formatPhone(phone)}
              </a>
            </>
          ) : null}
        </>
      ),
    },
  ]
  return <FactsTable facts={facts} wide />
}

/** The hidden time of a form, so that an action never concerns a time that the visitor did not see. */
function SeenTime({ row }: { row: Appointment }) {
  return <input type="hidden" name="at" value={row.startAt} />
}

function ProposalForm({ view, token, row, refused, today }: VisitorPageProps) {
  const { t, lang } = view
  const isWrong = refused?.issue === 'date'
  return (
    <form method="post" action={appointmentPath(lang, token)} className="stack" noValidate>
      <h2>{t('appointment.propose')}</h2>
      <p>{t('appointment.propose.text')}</p>
      <SeenTime row={row} />
      <div className="form-grid">
        <div className={isWrong ? 'field invalid' : 'field'}>
          <label htmlFor="propose-date">{t('appointment.propose.date')}</label>
          <input
            id="propose-date"
            name="date"
            type="date"
            required
            {...visitPeriod(today)}
            defaultValue={refused?.date}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? 'propose-date-error' : undefined}
            // biome-ignore lint/a11y/noAutofocus: a visitor whose form was refused continues at the field
            autoFocus={isWrong || undefined}
          />
          {isWrong ? (
            <FieldIssue id="propose-date-error" text={t('appointment.propose.invalid')} />
          ) : null}
        </div>
        <div className="field">
          <label htmlFor="propose-part">{t('appointment.propose.part')}</label>
          <select id="propose-part" name="part" defaultValue={refused?.part ?? 'am'}>
            {(Object.keys(DAY_PARTS) as DayPart[]).map((part) => (
              <option key={part} value={part}>
                {t(`appointment.propose.${part}`, DAY_PARTS[part])}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="submit" className="button" name="action" value="propose">
        {t('appointment.propose.submit')}
      </button>
    </form>
  )
}

function CancelForm({ view: { t, lang }, token, row }: VisitorPageProps) {
  return (
    <form method="post" action={appointmentPath(lang, token)} className="search-end">
      <h2>{t('appointment.cancel.title')}</h2>
      <p>{t('appointment.cancel.text')}</p>
      <SeenTime row={row} />
      <button type="submit" className="button quiet" name="action" value="cancel">
        {t('appointment.cancel')}
      </button>
    </form>
  )
}

function FeedbackForm({ view: { t, lang }, token, refused }: VisitorPageProps) {
  const isWrong = refused?.issue === 'liking'
  const isTooLong = refused?.issue === 'comment'
  return (
    <form method="post" action={appointmentPath(lang, token)} className="stack" noValidate>
      <h2>{t('appointment.feedback')}</h2>
      <fieldset
        className={isWrong ? 'field invalid' : 'field'}
        aria-describedby={isWrong ? 'liking-error' : undefined}
      >
        <legend>{t('appointment.feedback.liking')}</legend>
        <div className="pills">
          {LIKINGS.map((liking, index) => (
            <label key={liking} className="check">
              <input
                type="radio"
                name="liking"
                value={liking}
                required
                defaultChecked={refused?.liking === liking}
                // biome-ignore lint/a11y/noAutofocus: a visitor whose form was refused continues at the field
                autoFocus={(isWrong && index === 0) || undefined}
              />
              <span>{t(`appointment.liking.${liking}`)}</span>
            </label>
          ))}
        </div>
        {isWrong ? <FieldIssue id="liking-error" text={t('issue.choice')} /> : null}
      </fieldset>
      <fieldset className="field">
        <legend>
          {t('appointment.feedback.reasons')}
          <OptionalMark t={t} />
        </legend>
        <div className="pills">
          {REASONS.map((reason) => (
            <label key={reason} className="check">
              <input
                type="checkbox"
                name="reasons"
                value={reason}
                defaultChecked={refused?.reasons?.includes(reason)}
              />
              <span>{t(`appointment.reason.${reason}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={isTooLong ? 'field invalid' : 'field'}>
        <label htmlFor="comment">
          {t('appointment.feedback.comment')}
          <OptionalMark t={t} />
        </label>
        <textarea
          id="comment"
          name="comment"
          rows={4}
          maxLength={MAX_COMMENT_LENGTH}
          defaultValue={refused?.comment}
          aria-invalid={isTooLong ? true : undefined}
          aria-describedby={isTooLong ? 'comment-error' : undefined}
        />
        {isTooLong ? <FieldIssue id="comment-error" text={t('refusal.toolong')} /> : null}
      </div>
      <label className="check">
        <input
          type="checkbox"
          name="wantsSimilar"
          value="true"
          defaultChecked={refused?.wantsSimilar}
        />
        <span>{t('appointment.feedback.similar')}</span>
      </label>
      <p className="help">{t('appointment.feedback.privacy')}</p>
      <button type="submit" className="button large" name="action" value="feedback">
        {t('appointment.feedback.submit')}
      </button>
    </form>
  )
}

function FieldIssue({ id, text }: { id: string; text: string }) {
  return (
    <p className="error" id={id}>
      <Icon name="info" />
      <span>{text}</span>
    </p>
  )
}

interface AnswersProps extends VisitorPageProps {
  feedback: NonNullable<Appointment['feedback']>
}

/** The thanks for the answers, the answers, and the way to similar listings for a visitor who wants them. */
function Answers({ view: { t }, feedback, similar }: AnswersProps) {
  const { liking, reasons, comment } = feedback
  const names = reasons.map((reason) => t(`appointment.reason.${reason}`))
  const facts = [
    { term: t('appointment.feedback.liking'), value: t(`appointment.liking.${liking}`) },
    { term: t('appointment.feedback.reasons'), value: names.join(' · ') },
    { term: t('appointment.feedback.comment'), value: comment },
  ]
  return (
    <>
      <div className="notice good" role="status">
        <Icon name="check" />
        <p>
          <strong>{t('appointment.feedback.thanks')}</strong>
          {t('appointment.feedback.text')}
        </p>
      </div>
      {similar ? (
        <div className="panel tint stack">
          <p>{t('appointment.similar.text')}</p>
          <a className="button large" href={similar}>
            {t('appointment.similar.link')}
          </a>
        </div>
      ) : null}
      <FactsTable facts={facts.filter(({ value }) => value)} wide />
    </>
  )
}

/** The page of a link without an appointment, with the agency's contact details. */
export function InvalidPage({ view: { t, site } }: { view: View }) {
  const { name, siteEmail, offices } = site.settings
  const phone = offices[0]?.phone
  return (
    <section className="section tight wrap search-page">
      <h1>{t('appointment.invalid')}</h1>
      <p className="lead">{t('appointment.invalid.text')}</p>
      <address>
        <p>
          <b>{name}</b>
        </p>
        {phone ? (
          <p>
            <a className="link" href={phoneHref(phone) ?? undefined}>
              {formatPhone(phone)}
            </a>
          </p>
        ) : null}
        <p>
          <a className="link" href={mailHref(siteEmail) ?? undefined}>
            {siteEmail}
          </a>
        </p>
      </address>
    </section>
  )
}
