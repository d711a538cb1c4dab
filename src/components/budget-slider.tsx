import { GOAL } from '../domain/goal'
import type { ListFilter } from '../domain/list-filter'
import { formatEuro } from '../domain/price'
import { rangeText } from '../domain/price-range'
import { Island } from './island'
import type { View } from './view'

const STEP = { sale: 1000, rent: 100 }

/** Two handles on one track beside the price selects, which work without a script and a drag. */
export function BudgetSlider({ view, filter }: { view: View; filter: ListFilter }) {
  const { t, site } = view
  const isRent = filter.goal === GOAL.rent
  const max = isRent ? site.settings.maxPriceRent : site.settings.maxPriceSale
  const from = filter.minPrice ?? 0
  const to = filter.maxPrice ?? max
  const bounds = { type: 'range', min: 0, max, step: isRent ? STEP.rent : STEP.sale }
  const open = to >= max ? '+' : ''
  return (
    <Island name="budget-slider" when="visible">
      <fieldset className="slider scripted" aria-label={t('search.budget')}>
        <output>
          {formatEuro(from)} – {formatEuro(to)}
          {open}
        </output>
        <div className="track">
          <input {...bounds} aria-label={t('search.minprice')} defaultValue={from} />
          <input {...bounds} aria-label={t('search.maxprice')} defaultValue={to} />
        </div>
        <input type="hidden" name="budget" defaultValue={rangeText(filter)} disabled />
      </fieldset>
    </Island>
  )
}
