import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { STAFF } from '../../urls'

export const MAX_SEARCH_LENGTH = 100

export function FindField({ view: { t }, q }: { view: View; q: string }) {
  return (
    <search>
      <form className="find-field" method="get" action={STAFF.find}>
        <input
          name="for"
          type="search"
          aria-label={t('staff.find')}
          placeholder={t('staff.find')}
          defaultValue={q}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
        />
        <button type="submit">
          <span className="sr-only">{t('staff.find.button')}</span>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
