import { useRef } from 'react'
import { Checkboxes } from '../../components/forms/choice-fields'
import { ExtraFields } from '../../components/forms/extra-fields'
import { TextArea, TextField } from '../../components/forms/field'
import type { FormFacts } from '../../components/forms/form-facts'
import { type FormScope, textIn } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { Newsletter, PersonFields } from '../../components/forms/person-fields'
import { type DrawingName, TileDrawing } from '../../components/forms/tile-drawing'
import { Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import { useFieldValues } from '../../components/forms/use-field-values'
import { textsIn } from '../../components/lead-form/form-elements'
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
export const VALUATION_TEXTS = ['valuation', 'step'] as const
export type ValuationText = (typeof VALUATION_TEXTS)[number]

/** The goal of a visitor who only wants to know the value, which is chosen at first. */
export const NO_GOAL = '-1'

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
  const goalName = (value: string) => goals.find((goal) => goal.value === value)?.label
  const answers = [
    {
      describe(data: FormData) {
        const [types, goal = NO_GOAL] = textsIn(data, 'TypeOfPropertyIDsText', 'Goal')
        const words = [
          types,
          goal !== NO_GOAL && goalName(goal),
          addressLine(textsIn(data, ...ADDRESS)),
        ]
        return words.filter(Boolean).join(' · ')
      },
      purpose: t('valuation.purpose'),
    },
  ]
  const hasAddress = ADDRESS.every((name) => textIn(form, name))
  return (
    <FormFrame facts={facts} live={live}>
      <div ref={box} aria-live="polite">
        {searchers ? <SearchCountText text={searchers} /> : null}
      </div>
      <StepList live={live} steps={steps} />
      <Step {...{ live, steps, answers }} index={0}>
        {hasAddress && <KnownAddress form={form} />}
        <TypeTiles form={form} types={types} label={t('valuation.type')} />
        <Tiles
          form={form}
          name="Goal"
          label={t('valuation.goal')}
          tiles={goals.map((goal) => ({ ...goal, drawing: <TileDrawing name={goal.drawing} /> }))}
        />
        {!hasAddress && (
          <fieldset className="choices">
            <legend>{t('valuation.where')}</legend>
            <AddressFields form={form} />
          </fieldset>
        )}
        <div aria-live="polite">{sold ? <SoldText text={sold} /> : null}</div>
      </Step>
      <Step {...{ live, steps, answers }} index={1}>
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

const ADDRESS = ['DemandAddress', 'DemandZip', 'DemandCity'] as const

function addressLine([street, zip, city]: readonly (string | undefined)[]): string {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The address that the visitor typed on another page, as one line above its closed fields. */
function KnownAddress({ form }: { form: FormScope<ValuationText> }) {
  const box = useRef<HTMLDetailsElement>(null)
  const [street, zip, city] = [
    useFieldValues(box, 'DemandAddress'),
    useFieldValues(box, 'DemandZip'),
    useFieldValues(box, 'DemandCity'),
  ]
  const now = [street, zip, city].map(
    (values, at) => values?.[0] ?? textIn(form, ADDRESS[at] ?? ''),
  )
  return (
    <details ref={box} className="known-address">
      <summary>
        <b>{addressLine(now)}</b>
        <span className="link">{form.t('step.change')}</span>
      </summary>
      <AddressFields form={form} />
    </details>
  )
}

function AddressFields({ form }: { form: FormScope<ValuationText> }) {
  const field = (name: string) => ({ form, name, label: fieldLabel(form, name) })
  return (
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
