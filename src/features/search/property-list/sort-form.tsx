import { Icon } from '../../../components/ui/icon'
import { Island } from '../../../components/ui/island'
import type { View } from '../../../components/ui/view'
import {
  filterQuery,
  type ListFilter,
  type ListOrder,
  ORDERS,
  withPage,
} from '../../../listing/filter/list-filter'
import type { LabelKey } from '../../../platform/i18n'

const TEXTS: Record<ListOrder, LabelKey> = {
  newest: 'sort.newest',
  'price-asc': 'sort.priceasc',
  'price-desc': 'sort.pricedesc',
}

interface SortFormProps {
  view: View
  filter: ListFilter
  /** The path of the list. */
  action: string
}

/** The form that changes the order. It returns to the first page and keeps the rest of the filter. */
export function SortForm({ view, filter, action }: SortFormProps) {
  const params = new URLSearchParams(filterQuery({ ...withPage(filter, 1), order: 'newest' }))
  return (
    <Island name="sort" when="interaction">
      <form className="sort-form" action={action}>
        {[...params].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <label>
          <span>{view.t('sort.label')}</span>
          <Icon name="sort" />
          <select name="order" defaultValue={ORDERS[filter.order]} autoComplete="off">
            {(Object.keys(ORDERS) as ListOrder[]).map((order) => (
              <option key={order} value={ORDERS[order]}>
                {view.t(TEXTS[order])}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button quiet">
          {view.t('sort.apply')}
        </button>
      </form>
    </Island>
  )
}
