import type { FormScope } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { RoomStepper } from '../../components/forms/room-stepper'
import { TileDrawing } from '../../components/forms/tile-drawing'
import { Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import { DrawnArea } from '../../components/lead-form/drawn-area'
import { textsIn } from '../../components/lead-form/form-elements'
import { FormFrame } from '../../components/lead-form/form-frame'
import { SearchMailChoice } from '../../components/lead-form/search-mail-choice'
import { Step, StepList } from '../../components/lead-form/steps'
import { useForm } from '../../components/lead-form/use-form'
import { firstInvalidField, useSteps } from '../../components/lead-form/use-steps'
import { YourDetails } from '../../components/lead-form/your-details'
import { formatEuro } from '../../listing/price'
import { withColon } from '../../platform/format/lang'
import { GOAL } from '../../platform/goal'
import type { Translate } from '../../platform/i18n'
import { translatorOf } from '../../platform/i18n/texts'
import { BudgetField, PlaceField } from '../search/search.client'
import type { DemandProps, DemandText } from './demand-props'

/** Renders the form in steps: the type of property, place and budget, and the person. */
export function DemandWizard({ facts, types, budgets }: DemandProps) {
  const t = translatorOf(facts.texts)
  const names = [t('demand.steps.wish'), t('demand.steps.place'), t('demand.steps.you')]
  const steps = useSteps(names, firstInvalidField(facts))
  const live = useForm(facts, { steps })
  const { form } = live
  const answers = [
    { describe: (data: FormData) => describeWish(t, data), purpose: t('demand.purpose.wish') },
    { describe: (data: FormData) => describePlace(form, data), purpose: t('demand.purpose.place') },
  ]
  const goal = (value: number, drawing: 'buy' | 'rent') => ({
    value: String(value),
    label: t(`demand.${drawing}`),
    drawing: <TileDrawing name={drawing} />,
  })
  return (
    <FormFrame facts={facts} live={live}>
      <StepList live={live} steps={steps} />
      <Step {...{ live, steps, answers }} index={0}>
        <Tiles
          form={form}
          name="Goal"
          label={fieldLabel(form, 'Goal')}
          tiles={[goal(GOAL.sale, 'buy'), goal(GOAL.rent, 'rent')]}
        />
        <TypeTiles form={form} types={types} multiple />
      </Step>
      <Step {...{ live, steps, answers }} index={1}>
        <DrawnArea form={form} />
        <PlaceField form={form} />
        <fieldset className="choices">
          <legend>{t('demand.budget')}</legend>
          <BudgetField form={form} budgets={budgets} slider />
        </fieldset>
        <RoomStepper form={form} />
      </Step>
      <Step {...{ live, steps, answers }} index={2}>
        <YourDetails form={form}>
          <SearchMailChoice form={form} />
        </YourDetails>
      </Step>
    </FormFrame>
  )
}

type Texts = Translate<DemandText>

function describeWish(t: Texts, data: FormData): string {
  const [goal, types] = textsIn(data, 'Goal', 'TypeOfPropertyIDsText')
  const isGoal = (value: number) => goal === String(value)
  const action = isGoal(GOAL.sale) ? t('demand.buy') : isGoal(GOAL.rent) ? t('demand.rent') : ''
  return [action, types].filter(Boolean).join(' · ')
}

function describePlace({ t, lang }: FormScope<DemandText>, data: FormData): string {
  const [area, places, min, max, rooms] = textsIn(
    data,
    'Area',
    'ZipsText',
    'PriceMin',
    'PriceMax',
    'MinRooms',
  )
  return [
    area && t('demand.area'),
    places,
    min && `${t('demand.min')} ${formatEuro(Number(min))}`,
    max && `${t('demand.max')} ${formatEuro(Number(max))}`,
    rooms && `${withColon(lang, t('demand.rooms'))} ${rooms}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
