import type { ReactNode } from 'react'
import { Icon } from '../../components/icon'
import type { View } from '../../components/view'
import type { ImportRun } from '../../data/imports'
import type { Overview } from '../../data/staff-overview'
import type { Account } from '../../domain/account'
import { STAFF } from '../../urls'
import { ImportSummary } from './import-summary'
import { PreviewPanel } from './preview-panel'

interface OverviewPageProps {
  view: View
  account: Account
  overview: Overview
  version: number
  lastImport: ImportRun | null
  /** Whether the cache was purged just now. */
  purged: boolean
  previewing: boolean
}

export function OverviewPage(props: OverviewPageProps) {
  const { view, account, overview, lastImport, previewing } = props
  const { t } = view
  return (
    <>
      <ul className="kpis">
        <Kpi number={overview.homes} label={t('staff.kpi.online')}>
          {t('staff.kpi.projects', { count: overview.projects })}
        </Kpi>
        <Kpi number={overview.errors} label={t('staff.kpi.errors')} href={STAFF.errors}>
          {t('staff.kpi.kinds', { count: overview.errorKinds })}
        </Kpi>
      </ul>
      <div className="office-cols">
        <div className="stack">
          <section className="panel">
            <div className="panel-head">
              <h2>{t('staff.lastimport')}</h2>
              <a className="link small" href={STAFF.imports}>
                {t('staff.more')}
              </a>
            </div>
            {lastImport ? (
              <ImportSummary view={view} run={lastImport} />
            ) : (
              <p className="muted">{t('staff.imports.none')}</p>
            )}
          </section>
        </div>
        <div className="stack">
          <CachePanel {...props} />
          <PreviewPanel view={view} previewing={previewing} />
          <section className="panel">
            <h2>{t('staff.roles')}</h2>
            <p className="small">{t('staff.roles.editor')}</p>
            <p className="small">{t('staff.roles.admin')}</p>
            <p className="small muted">
              {t(`staff.role.${account.role}`)}: {account.email}
            </p>
          </section>
        </div>
      </div>
    </>
  )
}

interface KpiProps {
  number: number
  label: string
  href?: string
  children: ReactNode
}

function Kpi({ number, label, href, children }: KpiProps) {
  return (
    <li className="panel">
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
      <p className="small muted">{t('staff.cache.text')}</p>
      <p className="small muted">{t('staff.cache.speed')}</p>
      {account.role === 'admin' ? (
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
