import { MultiSelect, SelectField } from '../../components/forms/choice-fields'
import { fieldLabel } from '../../components/forms/labels'
import { RoomStepper } from '../../components/forms/room-stepper'
import { GOAL } from '../../platform/goal'
import { BudgetField } from './budget-field'
import type { DemandProps } from './demand-props'
import { DrawnArea } from './drawn-area'
import { FormFrame } from './form-frame'
import { MailMe } from './mail-me'
import { PlaceField } from './place-field'
import { useForm } from './use-form'
import { YourDetails } from './your-details'

/** All of it on one page, by lists that open. */
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
        <MailMe form={form} />
      </YourDetails>
    </FormFrame>
  )
}
