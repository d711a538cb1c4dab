import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo, seesDrafts } from '../../../platform/accounts/rights'
import { withColon } from '../../../platform/format/lang'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'
import { Roles } from '../../accounts/accounts.staff'
import type { ImportRun } from '../../crm/import/imports'
import { ImportSummary } from '../../listings/listings.staff'
import { PreviewPanel } from '../../pages/pages.staff'
import { AdvertsPanel } from './adverts-panel'
import { FirstSteps } from './first-steps'
import { HealthPanel } from './health-panel'
import type { OverviewData } from './load-start'
import { NoAgencyPanel } from './no-agency-panel'
import { PanelHead } from './panel-head'
import { ThisWeek } from './this-week'
import { TranslationsPanel } from './translations-panel'
import { VisitsPanel } from './visits-panel'
import { WaitingPanel } from './waiting-panel'

export interface OverviewPageProps extends OverviewData {
  view: View
  account: Account
  hasAgency: boolean
  previewing: boolean
}

/** The overview of the staff area. Each panel is shown only to accounts with the right to its data. */
export function OverviewPage(props: OverviewPageProps) {
  const { view, account, hasAgency, adminsToAsk, unfilled, overview, mails, adverts, visits } =
    props
  const { untranslated, week, health, previewing } = props
  const seesMails = mayDo(account.role, 'leads.all')
  // Accounts that edit content have the preview on the screen of pages.
  const hasPreview = hasAgency && !mayDo(account.role, 'content')
  return (
    <>
      {hasAgency ? null : <NoAgencyPanel view={view} />}
      <Notice kind="warn">
        {adminsToAsk &&
          view.t('staff.start.nomember', {
            email: account.email,
            admins: new Intl.ListFormat(view.lang, { type: 'disjunction' }).format(adminsToAsk),
          })}
      </Notice>
      {unfilled ? <FirstSteps {...props} unfilled={unfilled} /> : null}
      <div className="staff-cols">
        <div className="stack">
          <WaitingPanel view={view} data={props} />
          {adverts ? <AdvertsPanel view={view} {...adverts} overview={overview} /> : null}
          {health ? <RefusedImport view={view} run={health.lastImport} /> : null}
        </div>
        <div className="stack">
          {visits ? <VisitsPanel view={view} visits={visits} /> : null}
          {untranslated ? <TranslationsPanel view={view} untranslated={untranslated} /> : null}
          {week ? <ThisWeek view={view} {...week} /> : null}
          {health ? (
            <HealthPanel
              view={view}
              {...health}
              overview={overview}
              mails={seesMails ? mails : null}
              mailDelivery={props.mailDelivery}
            />
          ) : null}
          {hasPreview ? (
            <PreviewPanel {...{ view, previewing }} hasDrafts={seesDrafts(account.role)} />
          ) : null}
          <RolesPanel {...props} />
        </div>
      </div>
    </>
  )
}

/** The last import with refused listings. Renders nothing if none were refused. */
function RefusedImport({ view, run }: { view: View; run: ImportRun | null }) {
  const { t } = view
  if (!run || run.refused.length === 0) return null
  return (
    <section className="panel">
      <PanelHead
        view={view}
        title={t('staff.lastimport')}
        href={STAFF.imports}
        link={t('staff.more')}
      />
      <ImportSummary view={view} run={run} />
    </section>
  )
}

function RolesPanel({ view, account }: { view: View; account: Account }) {
  const { t } = view
  return (
    <details className="panel">
      <summary>{t('staff.roles')}</summary>
      <Roles view={view} />
      <p className="small muted">
        {withColon(view.lang, t(`staff.role.${account.role}`))} {account.email}
      </p>
    </details>
  )
}
