import { useEffect, useRef, useState } from 'react'
import { describedBy, Field } from '../../components/forms/field'
import { type FormScope, fieldId, textIn } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { useFieldValues } from '../../components/forms/use-field-values'
import { BUDGET_STEP } from '../../listing/filter/price-range'
import { formatEuro } from '../../listing/price'
import { GOAL, type PropertyGoal } from '../../platform/goal'
import type { Budgets, DemandText } from '../demand/demand-props'
import { BudgetSlider } from './budget-slider'

const NAMES = { min: 'PriceMin', max: 'PriceMax' }
const NO_PRICES = { min: '', max: '' }
const GROUPS: { goal: PropertyGoal; label: 'demand.buy' | 'demand.rent' }[] = [
  { goal: GOAL.sale, label: 'demand.buy' },
  { goal: GOAL.rent, label: 'demand.rent' },
]

interface BudgetFieldProps {
  form: FormScope<DemandText>
  budgets: Budgets
  slider?: boolean
}

/** The minimum and maximum budget as selects, for buying and for renting. With a script it can also have a slider. */
export function BudgetField({ form, budgets, slider = false }: BudgetFieldProps) {
  const { box, goal, prices, setPrices } = useBudget(form)
  const isRent = (goal ?? textIn(form, 'Goal')) === String(GOAL.rent)
  const select = (bound: 'min' | 'max') => (
    <PriceSelect
      form={form}
      bound={bound}
      options={budgets.prices[bound]}
      goal={goal}
      price={prices[bound]}
      onChoose={(price) => setPrices({ ...prices, [bound]: price })}
    />
  )
  return (
    <div className="budget-field" ref={box}>
      <div className="form-grid">
        {select('min')}
        {select('max')}
      </div>
      {slider && (
        <BudgetSlider
          t={form.t}
          range={{ minPrice: Number(prices.min) || null, maxPrice: Number(prices.max) || null }}
          max={isRent ? budgets.maxPriceRent : budgets.maxPriceSale}
          step={isRent ? BUDGET_STEP.rent : BUDGET_STEP.sale}
          onChange={({ minPrice, maxPrice }) =>
            setPrices({ min: String(minPrice ?? ''), max: String(maxPrice ?? '') })
          }
        />
      )}
    </div>
  )
}

/** Returns the state of the budget. Buying and renting have separate budgets, so a change of the goal resets it. */
function useBudget(form: FormScope<DemandText>) {
  const box = useRef<HTMLDivElement>(null)
  const [prices, setPrices] = useState({
    min: textIn(form, NAMES.min),
    max: textIn(form, NAMES.max),
  })
  const goalValues = useFieldValues(box, 'Goal')
  const goal = goalValues && (goalValues[0] ?? '')
  const [previousGoal, setKnown] = useState(goal)
  if (goal !== previousGoal) {
    setKnown(goal)
    if (previousGoal !== null) setPrices(NO_PRICES)
  }
  useEffect(() => {
    const formElement = box.current?.closest('form')
    if (!formElement) return
    const read = () => {
      const data = new FormData(formElement)
      setPrices({ min: String(data.get(NAMES.min)), max: String(data.get(NAMES.max)) })
    }
    const readReset = () => queueMicrotask(read)
    read()
    formElement.addEventListener('reset', readReset)
    return () => formElement.removeEventListener('reset', readReset)
  }, [])
  return { box, goal, prices, setPrices }
}

interface PriceSelectProps {
  form: FormScope<DemandText>
  bound: 'min' | 'max'
  options: Record<PropertyGoal, number[]>
  /** Null before hydration, when prices of both kinds can be selected. */
  goal: string | null
  price: string
  onChoose(price: string): void
}

function PriceSelect({ form, bound, options, goal, price, onChoose }: PriceSelectProps) {
  const { t } = form
  const name = NAMES[bound]
  const isOffered = GROUPS.some((group) => options[group.goal].includes(Number(price)))
  return (
    <Field form={form} name={name} label={fieldLabel(form, name)}>
      <select
        {...describedBy(form, name)}
        id={fieldId(form, name)}
        name={name}
        value={price}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{t(bound === 'min' ? 'search.nomin' : 'search.nomax')}</option>
        {price && !isOffered ? <option value={price}>{formatEuro(Number(price))}</option> : null}
        {GROUPS.map((group) => {
          const isOther = Boolean(goal) && goal !== String(group.goal)
          return (
            <optgroup key={group.goal} label={t(group.label)} disabled={isOther} hidden={isOther}>
              {options[group.goal].map((each) => (
                <option key={each} value={each}>
                  {formatEuro(each)}
                </option>
              ))}
            </optgroup>
          )
        })}
      </select>
    </Field>
  )
}
