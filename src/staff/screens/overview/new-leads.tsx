import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { ListedLead } from '../../../features/leads/find-leads'
import { leadQuery } from '../../../features/leads/lead-filter'
import type { ListingRecords } from '../../../listing/queries/listing-records'
import { formatDate } from '../../../platform/format/dates'
import { plural } from '../../../platform/i18n'
import { STAFF, withQuery } from '../../../urls'
import { LocalTime } from '../../parts/local-time'
import { leadName } from '../leads/lead-name'
import { subjectText } from '../leads/lead-subject'
import { WAITING_LEADS } from '../leads/waiting-leads'
import { joinParts } from '../listings/listing-title'
import { PanelHead } from './panel-head'

interface NewLeadsProps {
  view: View
  leads: ListedLead[]
  /** The listings of the leads. */
  records: ListingRecords
  total: number
}

/** The newest of the leads that wait for the account. */
export function NewLeads({ view, leads, records, total }: NewLeadsProps) {
  const { t, lang } = view
  const allLeads = withQuery(STAFF.leads, leadQuery(WAITING_LEADS).toString())
  return (
    <section className="panel">
      <PanelHead
        view={view}
        title={t('staff.start.leads')}
        href={total > 0 ? allLeads : STAFF.leads}
        link={total > 0 ? plural(t, lang, 'staff.leads.count', total) : t('staff.more')}
      />
      {leads.length === 0 ? (
        <p className="all-well">
          <Icon name="check" />
          {t('staff.start.leads.none')}
        </p>
      ) : null}
      <ul className="leads">
        {leads.map((lead) => (
          <li key={lead.id} className={lead.isRead ? undefined : 'unread'}>
            <a href={`${STAFF.leads}/${lead.id}`}>
              <strong>{leadName(lead)}</strong>
              <LocalTime iso={lead.createdAt} />
              <span>
                {joinParts([
                  t(`staff.form.${lead.kind}`),
                  subjectText({ view, lead, records }),
                  lead.assignee?.name ?? '',
                ])}
              </span>
              {lead.due ? (
                <span className="due">{t('staff.lead.until', { day: formatDate(lead.due) })}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
