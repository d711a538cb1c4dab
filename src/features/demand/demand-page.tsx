import { MultiSelect, SelectField } from '../../components/forms/choice-fields'
import { fieldLabel } from '../../components/forms/labels'
import { RoomStepper } from '../../components/forms/room-stepper'
import { DrawnArea } from '../../components/lead-form/drawn-area'
import { FormFrame } from '../../components/lead-form/form-frame'
import { SearchMailChoice } from '../../components/lead-form/search-mail-choice'
import { useForm } from '../../components/lead-form/use-form'
import { YourDetails } from '../../components/lead-form/your-details'
import { GOAL } from '../../platform/goal'
import { BudgetField, PlaceField } from '../search/search.client'
import type { DemandProps } from './demand-props'

/** Renders the complete form on one page, with select lists. */
export function DemandPage({ facts, types, budgets }: DemandProps) {
  const live = useForm(facts)
  const { form } = live
  return (
    <FormFrame facts={facts} live={live}>
      <div className="form-grid">
        <SelectField
          form={form}
          name="Goal"
          label={fieldLabel(form, 'Goal')}
          options={[
            { value: String(GOAL.sale), label: form.t('demand.buy') },
            { value: String(GOAL.rent), label: form.t('demand.rent') },
          ]}
        />
        <MultiSelect
          form={form}
          name="TypeOfPropertyIDs"
          label={fieldLabel(form, 'TypeOfPropertyIDs')}
          options={types}
        />
      </div>
      <DrawnArea form={form} />
      <PlaceField form={form} />
      <BudgetField form={form} budgets={budgets} />
      <RoomStepper form={form} />
      <YourDetails form={form}>
        <SearchMailChoice form={form} />
      </YourDetails>
    </FormFrame>
  )
}
