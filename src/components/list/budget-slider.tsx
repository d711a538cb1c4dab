import type { ListFilter } from '../../domain/list/list-filter'
import { BUDGET_STEP, rangeText } from '../../domain/list/price-range'
import { GOAL } from '../../domain/listing/goal'
import { formatEuro } from '../../domain/listing/price'
import { Island } from '../ui/island'
import type { View } from '../ui/view'

export { BUDGET_STEP }

interface BudgetSliderProps {
  view: View
  filter: Pick<ListFilter, 'goal' | 'minPrice' | 'maxPrice'>
  /** The names of the price selects. */
  selects?: { min: string; max: string }
}

/** Two handles on one track beside the price selects, which work without a script and a drag. */
export function BudgetSlider({ view, filter, selects }: BudgetSliderProps) {
  const { t, site } = view
  const isRent = filter.goal === GOAL.rent
  const max = isRent ? site.settings.maxPriceRent : site.settings.maxPriceSale
  const from = filter.minPrice ?? 0
  const to = filter.maxPrice ?? max
  const bounds = { type: 'range', min: 0, max, step: isRent ? BUDGET_STEP.rent : BUDGET_STEP.sale }
  const open = to >= max ? '+' : ''
  return (
    <Island name="budget-slider" when="visible">
      <fieldset
        className="slider scripted"
        aria-label={t('search.budget')}
        data-min={selects?.min}
        data-max={selects?.max}
      >
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
