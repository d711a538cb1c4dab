import { BudgetField } from '../../components/forms/budget-field'
import { ExtraFields } from '../../components/forms/extra-fields'
import { TextArea } from '../../components/forms/field'
import type { FormScope } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { offeredTypes } from '../../components/forms/offered-types'
import { Newsletter, PersonFields } from '../../components/forms/person-fields'
import { PlaceField } from '../../components/forms/place-field'
import { RoomStepper } from '../../components/forms/room-stepper'
import { Step, StepList } from '../../components/forms/steps'
import { TileDrawing } from '../../components/forms/tile-drawing'
import { Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import type { View } from '../../components/ui/view'
import { GOAL } from '../../domain/listing/goal'

export interface DemandFieldsProps {
  view: View
  form: FormScope
  types: number[]
}

/** Wish, place and budget, and who wishes: a step each. */
export function DemandWizard({ view, form, types }: DemandFieldsProps) {
  const { t } = form
  const names = [t('demand.steps.wish'), t('demand.steps.place'), t('demand.steps.you')] as const
  return (
    <>
      <StepList form={form} names={[...names]} />
      <Step form={form} name={names[0]} next>
        <Tiles
          form={form}
          name="Goal"
          label={fieldLabel(form, 'Goal')}
          tiles={[
            {
              value: String(GOAL.sale),
              label: t('demand.buy'),
              drawing: <TileDrawing name="buy" />,
            },
            {
              value: String(GOAL.rent),
              label: t('demand.rent'),
              drawing: <TileDrawing name="rent" />,
            },
          ]}
        />
        <TypeTiles form={form} types={offeredTypes(view, types)} multiple />
      </Step>
      <Step form={form} name={names[1]} back next>
        <PlaceField view={view} form={form} />
        <fieldset className="choices">
          <legend>{t('demand.budget')}</legend>
          <BudgetField view={view} form={form} slider />
        </fieldset>
        <RoomStepper form={form} />
      </Step>
      <Step form={form} name={names[2]}>
        <YourDetails form={form} />
      </Step>
    </>
  )
}

/** Contact details and a remark. */
export function YourDetails({ form }: { form: FormScope }) {
  const { t } = form
  return (
    <fieldset className="choices stack">
      <legend>{t('demand.you')}</legend>
      <PersonFields form={form} />
      <ExtraFields form={form} />
      <TextArea form={form} name="Content" label={t('demand.remark')} maxLength={5000} />
      <Newsletter form={form} />
    </fieldset>
  )
}
