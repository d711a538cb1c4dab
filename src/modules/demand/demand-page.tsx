import { BudgetField } from '../../components/forms/budget-field'
import { MultiSelect, SelectField } from '../../components/forms/choice-fields'
import { fieldLabel } from '../../components/forms/labels'
import { offeredTypes } from '../../components/forms/offered-types'
import { PlaceField } from '../../components/forms/place-field'
import { RoomStepper } from '../../components/forms/room-stepper'
import { GOAL } from '../../domain/listing/goal'
import { type DemandFieldsProps, YourDetails } from './demand-wizard'

/** All of it on one page, by lists that open. */
export function DemandPage({ view, form, types }: DemandFieldsProps) {
  const { t } = form
  return (
    <>
      <div className="form-grid">
        <SelectField
          form={form}
          name="Goal"
          label={fieldLabel(form, 'Goal')}
          options={[
            { value: String(GOAL.sale), label: t('demand.buy') },
            { value: String(GOAL.rent), label: t('demand.rent') },
          ]}
        />
        <MultiSelect
          form={form}
          name="TypeOfPropertyIDs"
          label={fieldLabel(form, 'TypeOfPropertyIDs')}
          options={offeredTypes(view, types)}
        />
      </div>
      <PlaceField view={view} form={form} />
      <BudgetField view={view} form={form} />
      <RoomStepper form={form} />
      <YourDetails form={form} />
    </>
  )
}
