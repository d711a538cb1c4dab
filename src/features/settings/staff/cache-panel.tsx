import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { Account } from '../../../platform/accounts/account'
import { mayDo } from '../../../platform/accounts/rights'
import { Notice } from '../../../staff/parts/notice'
import { STAFF } from '../../../urls'

interface CachePanelProps {
  view: View
  account: Account
  version: number
  done: 'purge' | null
}

/** The version of the cache, and the button that purges it by starting a new version. */
export function CachePanel({ view, account, version, done }: CachePanelProps) {
  const { t } = view
  return (
    <section className="panel" aria-labelledby="cache">
      <h2 id="cache">{t('staff.cache')}</h2>
      {done ? (
        <Notice kind="good">{t('staff.cache.done', { version })}</Notice>
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
