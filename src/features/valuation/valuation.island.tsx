import { Checkboxes } from '../../components/forms/choice-fields'
import { ExtraFields } from '../../components/forms/extra-fields'
import { TextArea, TextField } from '../../components/forms/field'
import type { FormFacts } from '../../components/forms/form-facts'
import type { FormScope } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { Newsletter, PersonFields } from '../../components/forms/person-fields'
import { type DrawingName, TileDrawing } from '../../components/forms/tile-drawing'
import { Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import { FormFrame } from '../../components/lead-form/form-frame'
import { Step, StepList } from '../../components/lead-form/steps'
import { useForm } from '../../components/lead-form/use-form'
import { firstInvalidField, useSteps } from '../../components/lead-form/use-steps'
import type { SelectOption } from '../../components/listing/search-options'
import { Icon } from '../../components/ui/icon'
import { translatorOf } from '../../platform/i18n/texts'
import { CONTACT_TIMES } from '../../site/forms/contact-times'
import { SearchCountText } from '../saved-searches/saved-searches.client'
import { type PlaceFigures, usePlaceFigures } from './use-place-figures'

interface ValuationProps {
  facts: FormFacts<ValuationText>
  figures: PlaceFigures
  types: SelectOption[]
  /** The options for the purpose. */
  goals: (SelectOption & { drawing: DrawingName })[]
}

/** The prefixes of the texts that only the valuation request has. */
export const VALUATION_TEXTS = ['valuation'] as const
export type ValuationText = (typeof VALUATION_TEXTS)[number]

/** The form to request a valuation in two steps: the home and its address, then the contact details. */
export function Valuation({ facts, figures: initialFigures, types, goals }: ValuationProps) {
  const t = translatorOf(facts.texts)
  const steps = useSteps(
    [t('valuation.steps.home'), t('valuation.steps.you')],
    firstInvalidField(facts),
  )
  const live = useForm(facts, { steps })
  const { form } = live
  const [box, { searchers, sold }] = usePlaceFigures(form.lang, initialFigures)
  return (
    <FormFrame facts={facts} live={live}>
      <div ref={box} aria-live="polite">
        {searchers ? <SearchCountText text={searchers} /> : null}
      </div>
      <StepList live={live} steps={steps} />
      <Step live={live} steps={steps} index={0}>
        <TypeTiles form={form} types={types} label={t('valuation.type')} />
        <Tiles
          form={form}
          name="Goal"
          label={t('valuation.goal')}
          tiles={goals.map((goal) => ({ ...goal, drawing: <TileDrawing name={goal.drawing} /> }))}
        />
        <Address form={form} />
        <div aria-live="polite">{sold ? <SoldText text={sold} /> : null}</div>
      </Step>
      <Step live={live} steps={steps} index={1}>
        <Person form={form} />
      </Step>
    </FormFrame>
  )
}

/** Shows how many properties the agency sold or let around the address. */
function SoldText({ text }: { text: string }) {
  return (
    <p className="notice">
      <Icon name="house" />
      <span>{text}</span>
    </p>
  )
}

function Address({ form }: { form: FormScope<ValuationText> }) {
  const field = (name: string) => ({ form, name, label: fieldLabel(form, name) })
  return (
    <fieldset className="choices">
      <legend>{form.t('valuation.where')}</legend>
      <div className="form-grid">
        <TextField {...field('DemandAddress')} autoComplete="street-address" maxLength={200} full />
        <TextField
          {...field('DemandZip')}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={20}
        />
        <TextField {...field('DemandCity')} autoComplete="address-level2" maxLength={100} />
      </div>
    </fieldset>
  )
}

function Person({ form }: { form: FormScope<ValuationText> }) {
  const { t } = form
  return (
    <fieldset className="choices stack">
      <legend>{t('valuation.you')}</legend>
      <PersonFields form={form} />
      <Checkboxes
        form={form}
        name="ContactTimes"
        label={t('valuation.times')}
        options={CONTACT_TIMES.map((value) => ({ value, label: t(`valuation.${value}`) }))}
      />
      <ExtraFields form={form} />
      <TextArea form={form} name="Content" label={t('form.remark')} maxLength={5000} />
      <Newsletter form={form} />
    </fieldset>
  )
}
