import { type Fact, FactsTable } from '../../../components/listing/facts-table'
import { LANGUAGE_NAMES } from '../../../components/shell/language-menu'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { durationInWords, formatDate, momentInWords } from '../../../platform/format/dates'
import { formatPhone, mailHref, phoneHref } from '../../../platform/format/phone'
import type { LabelKey } from '../../../platform/i18n'
import { Notice } from '../../../staff/parts/notice'
import { StaffChoice } from '../../../staff/parts/staff-field'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { StaffAccount } from '../../accounts/staff-accounts'
import { LinkedListing } from '../../listings/listings.staff'
import type { OwnerEntry } from '../../owner-area/owner-entries'
import { APPOINTMENT_KINDS, type Appointment, isConfirmed, isExpected } from '../appointment'
import type { AppointmentListing } from '../appointment-facts'
import { placeHref } from '../place-href'
import type { TermsIssues } from './appointment-form'
import { type HalfDayChoice, HalfDayChoices } from './half-day-choices'
import { TermsFields } from './terms-fields'

/** The results of actions, which the page confirms. */
export const VISIT_RESULTS = [
  'made',
  'change',
  'told',
  'cancelled',
  'released',
  'withdrawn',
  'conflict',
] as const

export type VisitIssues = TermsIssues &
  Partial<Record<'listing' | 'name' | 'email' | 'phone' | 'text', LabelKey>>

type Texts = Record<string, string>

interface VisitPageProps {
  view: View
  row: Appointment
  listing: AppointmentListing | null
  /** The entry about the visit in the owner's history, or null. */
  entry: OwnerEntry | null
  agents: Pick<StaffAccount, 'id' | 'name'>[]
  choices: HalfDayChoice[]
  /** The values of the forms. */
  texts: Texts
  issues: VisitIssues
  isOver: boolean
  done: (typeof VISIT_RESULTS)[number] | null
}

/** An appointment: its facts, the forms that change it, and afterwards what the visitor answered. */
export function VisitPage(props: VisitPageProps) {
  const { view, row, listing, choices, isOver, done, issues } = props
  const { t } = view
  const address = `${STAFF.visits}/${row.id}`
  return (
    <>
      <BackLink href={STAFF.visits}>{t('staff.visits')}</BackLink>
      <Notice kind={done === 'conflict' ? 'bad' : 'good'}>
        {done && t(`visits.done.${done}`)}
      </Notice>
      <div className="stack">
        <section className="panel stack">
          <h2 className="visit-day">{momentInWords(row.startAt, view.lang)}</h2>
          {listing ? (
            <p className="lead-listing">
              <LinkedListing
                view={view}
                listing={listing.record}
                href={`${STAFF.listings}/${listing.kind === 'project' ? 'p' : ''}${listing.record.id}`}
                pictureWidth="6rem"
              />
            </p>
          ) : null}
          <FactsTable wide facts={factsOf(props)} />
          {row.proposal ? (
            <Notice kind="warn">
              {t('visits.proposed', {
                moment: t(`mail.${row.proposal.part}`, { date: formatDate(row.proposal.date) }),
              })}
            </Notice>
          ) : null}
          {isOver ? <Outcome view={view} row={row} address={address} /> : null}
        </section>
        {row.feedback ? <FeedbackPanel {...props} address={address} /> : null}
        {isExpected(row) && !isOver ? (
          <section className="panel stack lead-appointment">
            <h2>{t('visits.change')}</h2>
            <form className="stack" method="post" action={address}>
              <input type="hidden" name="sequence" value={row.sequence} />
              <Issue view={view} issue={issues.day ?? issues.terms} />
              <HalfDayChoices view={view} choices={choices} chosen={props.texts.start} />
              <TermsFields
                view={view}
                texts={props.texts}
                agents={props.agents}
                hasChoices={choices.length > 0}
              />
              <p className="acts">
                {isConfirmed(row) ? (
                  <button type="submit" className="button">
                    {t('staff.lead.save')}
                  </button>
                ) : (
                  <>
                    <button type="submit" className="button" name="action" value="confirm">
                      {t(row.email ? 'visits.confirmandmail' : 'visits.confirmed')}
                    </button>
                    <button type="submit" className="button quiet">
                      {t('staff.lead.save')}
                    </button>
                  </>
                )}
                <button
                  type="submit"
                  className="button quiet"
                  formAction={`${address}/cancellation`}
                  formNoValidate
                >
                  {t('visits.cancel')}
                </button>
              </p>
              {isConfirmed(row) && row.email ? (
                <p className="small muted">{t('visits.tells')}</p>
              ) : null}
            </form>
          </section>
        ) : null}
      </div>
    </>
  )
}

function Issue({ view, issue }: { view: View; issue: LabelKey | undefined }) {
  return <Notice kind="bad">{issue && view.t(issue)}</Notice>
}

function factsOf({ view, row, agents }: VisitPageProps): Fact[] {
  const { t, lang } = view
  const agent = agents.find(({ id }) => id === row.agentId)
  const fact = (label: LabelKey, value: Fact['value'] | null) =>
    value ? [{ term: t(label), value }] : []
  return [
    ...fact('staff.lead.status', t(`appointment.state.${row.state}`)),
    ...fact('visits.kind', t(`appointment.kind.${row.kind}`)),
    ...fact('visits.duration', durationInWords(row.minutes, 'minute', lang)),
    ...fact('appointment.place', row.place && <a href={placeHref(row.place)}>{row.place}</a>),
    ...fact('visits.agent', agent?.name ?? null),
    ...fact(
      'mail.row.phone',
      row.phone && <a href={phoneHref(row.phone) ?? undefined}>{formatPhone(row.phone)}</a>,
    ),
    ...fact(
      'mail.row.email',
      row.email && <a href={mailHref(row.email) ?? undefined}>{row.email}</a>,
    ),
    ...fact('visits.staffnote', row.note && <span className="typed">{row.note}</span>),
    ...fact(
      'visits.lead',
      row.leadId && <a href={`${STAFF.leads}/${row.leadId}`}>{t('visits.openlead')}</a>,
    ),
  ]
}

function Outcome({ view: { t }, row, address }: { view: View; row: Appointment; address: string }) {
  if (row.state === 'cancelled' || row.state === 'cancelled-by-visitor') return null
  return (
    <form className="acts" method="post" action={`${address}/outcome`}>
      {row.state === 'took-place' ? null : (
        <button type="submit" className="button quiet" name="outcome" value="took-place">
          {t('appointment.state.took-place')}
        </button>
      )}
      {row.state === 'missed' ? null : (
        <button type="submit" className="button quiet" name="outcome" value="missed">
          {t('appointment.state.missed')}
        </button>
      )}
    </form>
  )
}

/** The visitor's answers, and the form that releases them to the owner as they are or in other words. */
function FeedbackPanel({
  view,
  row,
  entry,
  texts,
  issues,
  address,
}: VisitPageProps & { address: string }) {
  const { t } = view
  const { feedback } = row
  if (!feedback) return null
  const reasons = feedback.reasons.map((reason) => t(`appointment.reason.${reason}`)).join(', ')
  const isReleased = Boolean(entry?.feedback)
  return (
    <section className="panel stack" id="feedback">
      <h2>{t('visits.feedback')}</h2>
      <FactsTable
        wide
        facts={[
          { term: t('visits.liking'), value: t(`appointment.liking.${feedback.liking}`) },
          ...(reasons ? [{ term: t('visits.reasons'), value: reasons }] : []),
          ...(feedback.comment
            ? [
                {
                  term: t('visits.comment'),
                  value: <span className="typed">{feedback.comment}</span>,
                },
              ]
            : []),
          {
            term: t('visits.similar'),
            value: t(feedback.wantsSimilar ? 'visits.yes' : 'visits.no'),
          },
        ]}
      />
      {row.propertyId === null ? null : (
        <form className="stack" method="post" action={`${address}/feedback`}>
          <p className="muted">{t(isReleased ? 'visits.isreleased' : 'visits.notreleased')}</p>
          <p className={issues.text ? 'field invalid' : 'field'}>
            <label htmlFor="owner-text">{t('visits.ownwords')}</label>
            <textarea
              id="owner-text"
              name="text"
              rows={3}
              maxLength={500}
              defaultValue={texts.text ?? entry?.text}
              aria-invalid={issues.text ? true : undefined}
              aria-describedby="owner-text-hint"
            />
            <span className="help" id="owner-text-hint" role={issues.text ? 'alert' : undefined}>
              {t(issues.text ?? 'visits.ownwords.help')}
            </span>
          </p>
          <p className="acts">
            <button type="submit" className="button" name="action" value="approve">
              {t('visits.approve')}
            </button>
            <button type="submit" className="button quiet" name="action" value="reword">
              {t('visits.reword')}
            </button>
            {isReleased ? (
              <button type="submit" className="button quiet" name="action" value="withdraw">
                {t('visits.withdraw')}
              </button>
            ) : null}
          </p>
        </form>
      )}
    </section>
  )
}

interface NewVisitPageProps {
  view: View
  texts: Texts
  issues: VisitIssues
  agents: Pick<StaffAccount, 'id' | 'name'>[]
  formKey: string
}

/** The form of an appointment without a lead, for example after a telephone call. */
export function NewVisitPage({ view, texts, issues, agents, formKey }: NewVisitPageProps) {
  const { t, site } = view
  const field = (
    name: 'name' | 'email' | 'phone' | 'listing',
    label: LabelKey,
    help?: LabelKey,
  ) => {
    const issue = issues[name]
    const hint = issue ?? help
    return (
      <p className={issue ? 'field invalid' : 'field'}>
        <label htmlFor={name}>{t(label)}</label>
        <input
          id={name}
          name={name}
          defaultValue={texts[name]}
          maxLength={200}
          autoComplete="off"
          inputMode={name === 'email' ? 'email' : name === 'phone' ? 'tel' : undefined}
          required={name === 'name'}
          aria-invalid={issue ? true : undefined}
          aria-describedby={hint ? `${name}-hint` : undefined}
        />
        {hint ? (
          <span className="help" id={`${name}-hint`} role={issue ? 'alert' : undefined}>
            {t(hint)}
          </span>
        ) : null}
      </p>
    )
  }
  return (
    <>
      <BackLink href={STAFF.visits}>{t('staff.visits')}</BackLink>
      <form className="panel stack" method="post" action={`${STAFF.visits}/new`}>
        <Issue view={view} issue={issues.day ?? issues.terms} />
        <input type="hidden" name="key" value={formKey} />
        {field('name', 'mail.row.name')}
        {field('phone', 'mail.row.phone')}
        {field('email', 'mail.row.email', 'visits.email.help')}
        <StaffChoice
          name="lang"
          label={t('mail.row.lang')}
          value={texts.lang ?? ''}
          choices={site.settings.languages.map((lang) => [lang, LANGUAGE_NAMES[lang]] as const)}
        />
        <StaffChoice
          name="kind"
          label={t('visits.kind')}
          value={texts.kind ?? 'visit'}
          choices={APPOINTMENT_KINDS.map((kind) => [kind, t(`appointment.kind.${kind}`)] as const)}
        />
        {field('listing', 'visits.listing', 'visits.listing.help')}
        <TermsFields view={view} texts={texts} agents={agents} hasChoices={false} />
        <p className="acts">
          <button type="submit" className="button" name="action" value="confirm">
            <Icon name="check" />
            {t('visits.make')}
          </button>
          <button type="submit" className="button quiet" name="action" value="plan">
            {t('visits.planonly')}
          </button>
        </p>
      </form>
    </>
  )
}
