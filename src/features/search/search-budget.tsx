import { BUDGET_STEP } from '../../listing/filter/price-range'
import { GOAL } from '../../platform/goal'
import { BudgetSlider } from './budget-slider'
import { Select } from './fields'
import { priceOptions } from './options'
import { priceOf } from './select-values'
import type { Search } from './use-search'

/** The minimum price, with a slider for minimum and maximum. */
export function SearchBudget({ search }: { search: Search }) {
  const { t, layout, filter, settings, choices, change } = search
  const isRent = filter.goal === GOAL.rent
  const max = isRent ? settings.maxPriceRent : settings.maxPriceSale
  const { minPrice, maxPrice } = filter
  if (!choices.ranges.price && minPrice === null && maxPrice === null) return null
  return (
    <fieldset className="budget">
      <legend>{t('search.price')}</legend>
      <Select
        label={t('search.minprice')}
        name="pricemin"
        options={priceOptions(search, 'min')}
        value={String(minPrice ?? '')}
        onChange={(value) => change({ minPrice: priceOf(value) })}
        steady
      />
      {layout === 'list' && (
        <div className="in-sheet">
          <Select
            label={t('search.maxprice')}
            options={priceOptions(search, 'max')}
            value={String(maxPrice ?? '')}
            onChange={(value) => change({ maxPrice: priceOf(value) })}
            steady
          />
        </div>
      )}
      <BudgetSlider
        t={t}
        range={{ minPrice, maxPrice }}
        max={max}
        step={isRent ? BUDGET_STEP.rent : BUDGET_STEP.sale}
        onChange={(range) => {
          const isOpen = range.minPrice === null && range.maxPrice === null
          change(range, isOpen ? '' : `${range.minPrice ?? 0}-${range.maxPrice ?? max}`)
        }}
      />
    </fieldset>
  )
}
