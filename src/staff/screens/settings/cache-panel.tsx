import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { STAFF } from '../../../urls'

interface CachePanelProps {
  view: View
  account: Account
  version: number
  /** True if the last request purged the cache. */
  purged: boolean
}

/** The version of the cache, and the button that purges it by starting a new version. */
export function CachePanel({ view, account, version, purged }: CachePanelProps) {
  const { t } = view
  return (
    <section className="panel" aria-labelledby="cache">
      <h2 id="cache">{t('staff.cache')}</h2>
      {purged ? (
        <p className="notice good" role="status">
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
          <button type="submit" className="button quiet">
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
