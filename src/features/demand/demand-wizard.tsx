import { fieldLabel } from '../../components/forms/labels'
import { RoomStepper } from '../../components/forms/room-stepper'
import { TileDrawing } from '../../components/forms/tile-drawing'
import { Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import { DrawnArea } from '../../components/lead-form/drawn-area'
import { FormFrame } from '../../components/lead-form/form-frame'
import { SearchMailChoice } from '../../components/lead-form/search-mail-choice'
import { Step, StepList } from '../../components/lead-form/steps'
import { useForm } from '../../components/lead-form/use-form'
import { firstInvalidField, useSteps } from '../../components/lead-form/use-steps'
import { YourDetails } from '../../components/lead-form/your-details'
import { GOAL } from '../../platform/goal'
import { translatorOf } from '../../platform/i18n/texts'
import { BudgetField, PlaceField } from '../search/search.client'
import type { DemandProps } from './demand-props'

/** Renders the form in steps: the type of property, place and budget, and the person. */
export function DemandWizard({ facts, types, budgets }: DemandProps) {
  const t = translatorOf(facts.texts)
  const names = [t('demand.steps.wish'), t('demand.steps.place'), t('demand.steps.you')]
  const steps = useSteps(names, firstInvalidField(facts))
  const live = useForm(facts, { steps })
  const { form } = live
  const goal = (value: number, drawing: 'buy' | 'rent') => ({
    value: String(value),
    label: t(`demand.${drawing}`),
    drawing: <TileDrawing name={drawing} />,
  })
  return (
    <FormFrame facts={facts} live={live}>
      <StepList live={live} steps={steps} />
      <Step live={live} steps={steps} index={0}>
        <Tiles
          form={form}
          name="Goal"
          label={fieldLabel(form, 'Goal')}
          tiles={[goal(GOAL.sale, 'buy'), goal(GOAL.rent, 'rent')]}
        />
        <TypeTiles form={form} types={types} multiple />
      </Step>
      <Step live={live} steps={steps} index={1}>
        <DrawnArea form={form} />
        <PlaceField form={form} />
        <fieldset className="choices">
          <legend>{t('demand.budget')}</legend>
          <BudgetField form={form} budgets={budgets} slider />
        </fieldset>
        <RoomStepper form={form} />
      </Step>
      <Step live={live} steps={steps} index={2}>
        <YourDetails form={form}>
          <SearchMailChoice form={form} />
        </YourDetails>
      </Step>
    </FormFrame>
  )
}
