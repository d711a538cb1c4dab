import { GOAL, type PropertyGoal } from '../../domain/listing/goal'
import { formatEuro } from '../../domain/listing/price'
import type { LabelKey } from '../../i18n'
import { BUDGET_STEP, BudgetSlider } from '../list/budget-slider'
import type { View } from '../ui/view'
import { describedBy, Field } from './field'
import { type FormScope, fieldId, textIn } from './form-scope'
import { fieldLabel } from './labels'

const SELECTS = { min: 'PriceMin', max: 'PriceMax' }
const GROUPS: { goal: PropertyGoal; label: LabelKey }[] = [
  { goal: GOAL.sale, label: 'demand.buy' },
  { goal: GOAL.rent, label: 'demand.rent' },
]

/** A budget from and to, by lists for buying and for renting, and with a script by a slider too. */
export function BudgetField({
  view,
  form,
  slider = false,
}: {
  view: View
  form: FormScope
  slider?: boolean
}) {
  const { maxPriceSale, maxPriceRent } = view.site.settings
  const goal = textIn(form, 'Goal') === String(GOAL.rent) ? GOAL.rent : GOAL.sale
  const filter = { goal, minPrice: priceIn(form, 'PriceMin'), maxPrice: priceIn(form, 'PriceMax') }
  return (
    <div
      className="budget-field"
      data-sale={`${maxPriceSale} ${BUDGET_STEP.sale}`}
      data-rent={`${maxPriceRent} ${BUDGET_STEP.rent}`}
    >
      <div className="form-grid">
        <PriceSelect view={view} form={form} bound="min" />
        <PriceSelect view={view} form={form} bound="max" />
      </div>
      {slider && <BudgetSlider view={view} filter={filter} selects={SELECTS} />}
    </div>
  )
}

interface PriceSelectProps {
  view: View
  form: FormScope
  bound: 'min' | 'max'
}

function PriceSelect({ view, form, bound }: PriceSelectProps) {
  const { t, site } = view
  const name = SELECTS[bound]
  const typed = textIn(form, name)
  const known = GROUPS.some(({ goal }) => site.priceRanges[bound][goal].includes(Number(typed)))
  return (
    <Field form={form} name={name} label={fieldLabel(form, name)}>
      <select
        {...describedBy(form, name)}
        id={fieldId(form, name)}
        name={name}
        defaultValue={typed}
      >
        <option value="">{t(bound === 'min' ? 'search.nomin' : 'search.nomax')}</option>
        {typed && !known ? <option value={typed}>{formatEuro(Number(typed))}</option> : null}
        {GROUPS.map(({ goal, label }) => (
          <optgroup key={goal} label={t(label)} data-goal={goal}>
            {site.priceRanges[bound][goal].map((price) => (
              <option key={price} value={price}>
                {formatEuro(price)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Field>
  )
}

function priceIn(form: FormScope, name: string): number | null {
  return Number(textIn(form, name)) || null
}
