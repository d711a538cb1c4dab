import type { ReactNode } from 'react'
import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Overview } from '../../../data/content/staff-overview'
import type { CheckedListing, ImportRun } from '../../../data/import/imports'
import type { ListedLead } from '../../../data/leads/find-leads'
import type { LeadCounts } from '../../../data/leads/lead-counts'
import type { Account } from '../../../domain/people/account'
import { mayDo } from '../../../domain/people/rights'
import { STAFF } from '../../../urls'
import { Roles } from '../accounts/roles'
import { PreviewPanel } from '../content/pages/preview-panel'
import { leadName } from '../leads/lead-name'
import { ImportSummary } from '../listings/import-summary'
import { LackingList } from '../listings/lacking-list'
import { LocalTime } from '../parts/local-time'
import { NoAgencyPanel } from './no-agency-panel'

interface OverviewPageProps {
  view: View
  account: Account
  overview: Overview
  hasAgency: boolean
  version: number
  lastImport: ImportRun | null
  /** Some listings whose adverts lack what the law asks. */
  lacking: CheckedListing[]
  /** The numbers of leads, for who may see those. */
  leads: { counts: LeadCounts; last: ListedLead[] } | null
  /** A working mail driver is configured. */
  canMailLeave: boolean
  /** The cache was purged by the last request. */
  purged: boolean
  previewing: boolean
}

export function OverviewPage(props: OverviewPageProps) {
  const { view, account, overview, hasAgency, lastImport, lacking, leads, previewing } = props
  const { t } = view
  return (
    <>
      {hasAgency ? null : <NoAgencyPanel view={view} />}
      <ul className="kpis">
        <Kpi number={overview.homes} label={t('staff.kpi.online')}>
          {t('staff.kpi.projects', { count: overview.projects })}
        </Kpi>
        {leads ? <LeadKpis {...props} counts={leads.counts} /> : null}
        <Kpi number={overview.errors} label={t('staff.kpi.errors')} href={STAFF.errors}>
          {t('staff.kpi.kinds', { count: overview.errorKinds })}
        </Kpi>
      </ul>
      <div className="staff-cols">
        <div className="stack">
          {leads ? <LastLeads view={view} leads={leads.last} /> : null}
          {lacking.length > 0 ? (
            <section className="panel">
              <PanelHead view={view} title={t('staff.lacking.title')} href={STAFF.listings} />
              <LackingList view={view} lacking={lacking} />
            </section>
          ) : null}
          <section className="panel">
            <PanelHead view={view} title={t('staff.lastimport')} href={STAFF.imports} />
            {lastImport ? (
              <ImportSummary view={view} run={lastImport} />
            ) : (
              <p className="muted">{t('staff.imports.none')}</p>
            )}
          </section>
        </div>
        <div className="stack">
          <CachePanel {...props} />
          {hasAgency ? <PreviewPanel view={view} previewing={previewing} /> : null}
          <details className="panel">
            <summary>{t('staff.roles')}</summary>
            <Roles view={view} />
            <p className="small muted">
              {t(`staff.role.${account.role}`)}: {account.email}
            </p>
          </details>
        </div>
      </div>
    </>
  )
}

interface LeadKpisProps {
  view: View
  counts: LeadCounts
  canMailLeave: boolean
}

function LeadKpis({ view, counts, canMailLeave }: LeadKpisProps) {
  const { t } = view
  const stuck = canMailLeave ? counts.dead : counts.dead + counts.pending
  return (
    <>
      <Kpi number={counts.week} label={t('staff.kpi.leads')} href={STAFF.leads}>
        {t('staff.kpi.fresh', { count: counts.fresh })}
      </Kpi>
      <Kpi number={stuck} label={t('staff.kpi.dead')} bad={stuck > 0}>
        {t('staff.kpi.pending', { count: canMailLeave ? counts.pending : 0 })}
      </Kpi>
    </>
  )
}

function LastLeads({ view, leads }: { view: View; leads: ListedLead[] }) {
  const { t } = view
  return (
    <section className="panel">
      <PanelHead view={view} title={t('staff.lastleads')} href={STAFF.leads} />
      {leads.length === 0 ? <p className="muted">{t('staff.leads.none')}</p> : null}
      <ul className="leads">
        {leads.map((lead) => (
          <li key={lead.id} className={lead.isRead ? undefined : 'unread'}>
            <a href={`${STAFF.leads}/${lead.id}`}>
              <strong>{leadName(lead)}</strong>
              <LocalTime iso={lead.createdAt} />
              <span>{t(`staff.form.${lead.kind}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A panel's name, and the way to all that it shows some of. */
function PanelHead({ view, title, href }: { view: View; title: string; href: string }) {
  return (
    <div className="panel-head">
      <h2>{title}</h2>
      <a className="link small" href={href}>
        {view.t('staff.more')}
      </a>
    </div>
  )
}

interface KpiProps {
  number: number
  label: string
  href?: string
  bad?: boolean
  children: ReactNode
}

function Kpi({ number, label, href, bad = false, children }: KpiProps) {
  return (
    <li className={bad ? 'panel bad' : 'panel'}>
      <p className="number">{number}</p>
      <p className="of">{href ? <a href={href}>{label}</a> : label}</p>
      <p className="small muted">{children}</p>
    </li>
  )
}

function CachePanel({ view, account, version, purged }: OverviewPageProps) {
  const { t } = view
  return (
    <section className="panel" aria-labelledby="cache">
      <h2 id="cache">{t('staff.cache')}</h2>
      {purged ? (
        <p className="notice" role="status">
          <Icon name="check" />
          {t('staff.cache.done', { version })}
        </p>
      ) : (
        <p className="version">{t('staff.cache.version', { version })}</p>
      )}
      <details>
        <summary>{t('staff.cache.why')}</summary>
        <p className="small muted">{t('staff.cache.text')}</p>
        <p className="small muted">{t('staff.cache.speed')}</p>
      </details>
      {mayDo(account.role, 'settings') ? (
        <form method="post" action={STAFF.purge}>
          <button type="submit" className="button">
            <Icon name="refresh" />
            {t('staff.cache.purge')}
          </button>
        </form>
      ) : (
        <p className="small">{t('staff.cache.admin')}</p>
      )}
    </section>
  )
}
