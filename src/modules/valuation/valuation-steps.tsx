import { Ticks } from '../../components/forms/choice-fields'
import { ExtraFields } from '../../components/forms/extra-fields'
import { TextArea, TextField } from '../../components/forms/field'
import type { FormScope } from '../../components/forms/form-scope'
import { fieldLabel } from '../../components/forms/labels'
import { Newsletter, PersonFields } from '../../components/forms/person-fields'
import { Step, StepList } from '../../components/forms/steps'
import { type DrawingName, TileDrawing } from '../../components/forms/tile-drawing'
import { type Tile, Tiles } from '../../components/forms/tiles'
import { TypeTiles } from '../../components/forms/type-tiles'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import { CONTACT_TIMES } from '../../domain/lead/contact-times'
import type { LabelKey } from '../../i18n'
import type { ValuationConfig } from './config'

interface StepsProps {
  view: View
  form: FormScope
  config: ValuationConfig
}

/** Two steps: the home and its address, then the contact details. */
export function ValuationSteps({ view, form, config }: StepsProps) {
  const names = [form.t('valuation.steps.home'), form.t('valuation.steps.you')] as const
  return (
    <>
      <StepList form={form} names={[...names]} />
      <Step form={form} name={names[0]} next>
        <TypeTiles view={view} form={form} types={config.types} label={form.t('valuation.type')} />
        <Tiles
          form={form}
          name="Goal"
          label={form.t('valuation.goal')}
          tiles={goalTiles(view, config.goals)}
        />
        <Address form={form} />
      </Step>
      <Step form={form} name={names[1]}>
        <Person form={form} />
      </Step>
    </>
  )
}

function Address({ form }: { form: FormScope }) {
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

function Person({ form }: { form: FormScope }) {
  const { t } = form
  return (
    <fieldset className="choices stack">
      <legend>{t('valuation.you')}</legend>
      <PersonFields form={form} />
      <Ticks
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

const GOALS: { value: number; label: LabelKey; drawing: DrawingName }[] = [
  { value: -1, label: 'valuation.estimate', drawing: 'value' },
  { value: 0, label: 'valuation.sell', drawing: 'buy' },
  { value: 1, label: 'valuation.let', drawing: 'letting' },
]

function goalTiles(view: View, configured: ValuationConfig['goals']): Tile[] {
  const goals =
    configured.length > 0
      ? configured.map(({ value, label }) => ({ value, label: pick(label, view.lang) }))
      : GOALS.map(({ value, label }) => ({ value, label: view.t(label) }))
  return goals.map(({ value, label }) => ({
    value: String(value),
    label,
    drawing: <TileDrawing name={drawingOf(value)} />,
  }))
}

function drawingOf(goal: number): DrawingName {
  return GOALS.find(({ value }) => value === goal)?.drawing ?? 'value'
}
