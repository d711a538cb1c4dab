import { Icon, type IconName } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import { dayInWords, formatDate, weekday } from '../../../platform/format/dates'
import { brusselsDay } from '../../../platform/format/local-time'
import { plural } from '../../../platform/i18n'
import { FORMS, isFormKind } from '../../../site/forms/forms'
import { joinParts } from '../../../staff/listings/listing-title'
import { localTimeText } from '../../../staff/parts/local-time'
import { STAFF, withQuery } from '../../../urls'
import type { ListedLead } from '../../leads/find-leads'
import { leadName, leadQuery, subjectText, WAITING_LEADS } from '../../leads/leads.staff'
import { isIncomplete } from '../../listings/listings.staff'
import type { OverviewData } from './load-start'
import { PanelHead } from './panel-head'

/** The newest leads that wait for the account. */
export interface WaitingLeads {
  leads: ListedLead[]
  /** The listings of the leads. */
  records: ListingRecords
  total: number
}

/** A line of the list: what waits, its details and its state, with a link. */
interface WaitingItem {
  href: string
  icon: IconName
  title: string
  details: string
  state: string
  /** The class of the state's dot. */
  dot: 'new' | 'held' | 'failed'
}

/**
 * Returns the day in words and the number of things that wait for the account: each lead, and each other line of the
 * list.
 */
export function waitingIntro(view: View, data: OverviewData, now: Date): string {
  const { lang } = view
  const count = (data.waiting?.total ?? 0) + otherItems(view, data).length
  const today = brusselsDay(now)
  const day = [weekday(today, lang), dayInWords(today, lang)].join(lang === 'de' ? ', ' : ' ')
  return joinParts([day.charAt(0).toUpperCase() + day.slice(1), countText(view, count)])
}

/** Returns how many things wait, with a number from two to twelve in words. */
function countText({ t }: View, count: number): string {
  if (count === 0) return t('staff.start.waits.none')
  if (count === 1) return t('staff.start.waits.single')
  const number = t('staff.start.numbers').split(' ')[count - 2] ?? count
  return t('staff.start.waits.several', { number })
}

/** The list of what waits for the account: new leads, undelivered mails, a stopped sync and incomplete adverts. */
export function WaitingPanel({ view, data }: { view: View; data: OverviewData }) {
  const { t, lang } = view
  const { waiting } = data
  const items = [...(waiting ? leadItems(view, waiting) : []), ...otherItems(view, data)]
  const total = waiting?.total ?? 0
  const allLeads = withQuery(STAFF.leads, leadQuery(WAITING_LEADS).toString())
  return (
    <section className="panel">
      {waiting ? (
        <PanelHead
          view={view}
          title={t('staff.start.waits')}
          href={total > 0 ? allLeads : STAFF.leads}
          link={total > 0 ? plural(t, lang, 'staff.leads.count', total) : t('staff.leads')}
        />
      ) : (
        <h2>{t('staff.start.waits')}</h2>
      )}
      {items.length === 0 ? (
        <p className="all-well">
          <Icon name="check" />
          {t('staff.start.well')}
        </p>
      ) : null}
      <ul className="todo">
        {items.map(({ href, icon, title, details, state, dot }) => (
          <li key={href}>
            <a href={href}>
              <Icon name={icon} />
              <strong>{title}</strong>
              <span className={`state ${dot}`}>{state}</span>
              <small>{details}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function leadItems(view: View, { leads, records }: WaitingLeads): WaitingItem[] {
  const { t } = view
  return leads.map((lead) => ({
    href: `${STAFF.leads}/${encodeURIComponent(lead.id)}`,
    icon: (isFormKind(lead.kind) && FORMS[lead.kind].icon) || 'inbox',
    title: joinParts([leadName(lead), t(`staff.form.${lead.kind}`)]),
    details: joinParts([
      subjectText({ view, lead, records }),
      localTimeText(Date.parse(lead.createdAt)),
      lead.assignee?.name ?? '',
    ]),
    state: lead.due ? t('staff.lead.until', { day: formatDate(lead.due) }) : t('staff.lead.new'),
    dot: lead.due ? 'held' : 'new',
  }))
}

/** Returns the lines about other things than leads. */
function otherItems({ t, lang }: View, { mails, counts, health, adverts }: OverviewData) {
  const items: WaitingItem[] = []
  if (counts && mails.failed > 0) {
    items.push({
      href: withQuery(STAFF.leads, 'status=all&failed=yes'),
      icon: 'mail',
      title: t('staff.start.mails'),
      details: t('staff.leads.failed'),
      state: plural(t, lang, 'staff.start.mails.stuck', mails.failed),
      dot: 'failed',
    })
  }
  const crm = health?.crm.health
  if (crm === 'held' || crm === 'paused' || crm === 'late') {
    items.push({
      href: STAFF.crm,
      icon: 'refresh',
      title: t('staff.crm'),
      details: t('staff.start.crm.text'),
      state: t(`staff.crm.health.${crm}`),
      dot: crm === 'paused' ? 'failed' : 'held',
    })
  }
  const refused = health?.lastImport?.refused.length ?? 0
  if (refused > 0) {
    items.push({
      href: STAFF.imports,
      icon: 'upload',
      title: t('staff.lastimport'),
      details: t('staff.start.refused.text'),
      state: plural(t, lang, 'staff.start.refused', refused),
      dot: 'held',
    })
  }
  const incomplete = adverts?.checked.filter(isIncomplete).length ?? 0
  if (incomplete > 0) {
    items.push({
      href: withQuery(STAFF.listings, 'show=incomplete'),
      icon: 'alert',
      title: t('staff.start.incomplete.title'),
      details: t('staff.start.incomplete.text'),
      state: plural(t, lang, 'staff.start.adverts.count', incomplete),
      dot: 'held',
    })
  }
  return items
}
