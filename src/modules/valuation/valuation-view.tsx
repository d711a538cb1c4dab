import type { FormScope } from '../../components/forms/form-scope'
import { FormShell } from '../../components/forms/form-shell'
import { PORTRAIT_WIDTHS, ResponsivePicture } from '../../components/media/picture'
import type { View } from '../../components/ui/view'
import { pick } from '../../domain/format/lang'
import { formRules } from '../../forms/rules'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import type { ValuationConfig } from './config'
import { ValuationSteps } from './valuation-steps'

export function ValuationView(props: ModuleViewProps<ValuationConfig, string>) {
  const { view, moduleId, placement, config, data: address } = props
  const rules = formRules('valuation', { settings: view.site.settings, config, today: '' })
  const defaults = { Goal: ['-1'], DemandAddress: address ? [address] : [] }
  const form: FormScope = { view, kind: 'valuation', moduleId, rules, defaults }
  const { conversion } = config
  return (
    <FormSection
      id={moduleId}
      view={view}
      placement={placement}
      aside={config.person && <Visitor view={view} person={config.person} />}
    >
      <FormShell form={form} conversion={conversion} submit={view.t('valuation.send')} stepped>
        <ValuationSteps form={form} config={config} />
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
