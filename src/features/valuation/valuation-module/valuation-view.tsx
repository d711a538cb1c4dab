import { Hydrated } from '../../../client/hydrated'
import { formFacts } from '../../../components/forms/form-facts'
import { offeredTypes } from '../../../components/forms/offered-types'
import type { DrawingName } from '../../../components/forms/tile-drawing'
import { Visitor } from '../../../components/module/form-employee'
import { FormSection } from '../../../components/module/form-section'
import type { ModuleViewProps } from '../../../components/module/module'
import type { View } from '../../../components/ui/view'
import { pick } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { NO_GOAL, VALUATION_TEXTS, Valuation } from '../valuation.island'
import type { ValuationConfig } from './config'
import type { AddressParts } from './search-count'

export interface ValuationData {
  /** The initial address, which the visitor typed elsewhere. */
  address: AddressParts
  /** The sentence with the number of people who search for such a property, or '' if it is too small. */
  searchers: string
  /** The sentence with what the agency sold or let around the place, or ''. */
  sold: string
}

export function ValuationView(props: ModuleViewProps<ValuationConfig, ValuationData>) {
  const { view, moduleId, placement, config, data } = props
  const { address, searchers, sold } = data
  const facts = formFacts(view, {
    kind: 'valuation',
    moduleId,
    config,
    defaults: {
      Goal: [NO_GOAL],
      DemandAddress: [address.street],
      DemandZip: [address.zip],
      DemandCity: [address.city],
    },
    submit: view.t('valuation.send'),
    texts: VALUATION_TEXTS,
  })
  return (
    <FormSection
      id={moduleId}
      view={view}
      placement={placement}
      aside={config.person && <Visitor view={view} person={config.person} />}
    >
      <Hydrated
        name="valuation"
        when="load"
        lang={view.lang}
        component={Valuation}
        props={{
          facts,
          figures: { searchers, sold },
          types: offeredTypes(view, config.types),
          goals: goalsOf(view, config.goals),
        }}
      />
    </FormSection>
  )
}

const GOALS: { value: number; label: LabelKey; drawing: DrawingName }[] = [
  { value: -1, label: 'valuation.estimate', drawing: 'value' },
  { value: 0, label: 'valuation.sell', drawing: 'buy' },
  { value: 1, label: 'valuation.let', drawing: 'letting' },
]

/** Returns the agency's own options, else the default ones. */
function goalsOf(view: View, configured: ValuationConfig['goals']) {
  const goals =
    configured.length > 0
      ? configured.map(({ value, label }) => ({ value, label: pick(label, view.lang) }))
      : GOALS.map(({ value, label }) => ({ value, label: view.t(label) }))
  return goals.map(({ value, label }) => ({
    value: String(value),
    label,
    drawing: drawingOf(value),
  }))
}

function drawingOf(goal: number): DrawingName {
  return GOALS.find(({ value }) => value === goal)?.drawing ?? 'value'
}
