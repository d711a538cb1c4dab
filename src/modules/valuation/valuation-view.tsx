import { formFacts } from '../../components/forms/form-facts'
import { FormShell, scopeOf } from '../../components/forms/form-shell'
import { PORTRAIT_WIDTHS, ResponsivePicture } from '../../components/media/picture'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import type { LabelKey } from '../../i18n'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import type { ValuationConfig } from './config'
import { ValuationSteps } from './valuation-steps'

const VALUATION_TEXTS: LabelKey[] = [
  'form.steps',
  'form.next',
  'form.previous',
  'form.remark',
  'valuation.steps.home',
  'valuation.steps.you',
  'valuation.type',
  'valuation.goal',
  'valuation.where',
  'valuation.you',
  'valuation.morning',
  'valuation.noon',
  'valuation.afternoon',
  'valuation.evening',
]

export function ValuationView(props: ModuleViewProps<ValuationConfig, string>) {
  const { view, moduleId, placement, config, data: address } = props
  const facts = formFacts(view, {
    kind: 'valuation',
    moduleId,
    config,
    conversion: config.conversion,
    defaults: { Goal: ['-1'], DemandAddress: address ? [address] : [] },
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
      <FormShell view={view} facts={facts} stepped>
        <ValuationSteps view={view} form={scopeOf(facts)} config={config} />
      </FormShell>
    </FormSection>
  )
}

function Visitor({
  view: { lang },
  person,
}: {
  view: View
  person: NonNullable<ValuationConfig['person']>
}) {
  return (
    <div className="panel tint visitor">
      <ResponsivePicture
        src={person.image}
        alt={pick(person.alt, lang)}
        sizes="20rem"
        width={1000}
        height={1200}
        widths={PORTRAIT_WIDTHS}
      />
      <h3>{pick(person.title, lang)}</h3>
      <p className="small">{pick(person.text, lang)}</p>
    </div>
  )
}
