import { formFacts } from '../../components/forms/form-facts'
import { FormShell, scopeOf } from '../../components/forms/form-shell'
import type { ListFilter } from '../../domain/list/list-filter'
import type { LabelKey } from '../../i18n'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import type { DemandConfig } from './config'
import { DemandPage } from './demand-page'
import { DemandWizard } from './demand-wizard'
import { wishesOf } from './wishes'

const DEMAND_TEXTS: LabelKey[] = [
  'form.steps',
  'form.next',
  'form.previous',
  'form.several',
  'form.less',
  'form.more',
  'demand.steps.wish',
  'demand.steps.place',
  'demand.steps.you',
  'demand.buy',
  'demand.rent',
  'demand.budget',
  'demand.you',
  'demand.remark',
]

export function DemandView(props: ModuleViewProps<DemandConfig, ListFilter | null>) {
  const { view, moduleId, placement, config, data } = props
  const facts = formFacts(view, {
    kind: 'demand',
    moduleId,
    config,
    conversion: config.conversion,
    defaults: data ? wishesOf(view, data) : undefined,
    submit: view.t('demand.send'),
    texts: DEMAND_TEXTS,
  })
  const wizard = config.layout === 'wizard'
  const Fields = wizard ? DemandWizard : DemandPage
  return (
    <FormSection id={moduleId} view={view} placement={placement}>
      <FormShell view={view} facts={facts} stepped={wizard} when={wizard ? 'load' : 'visible'}>
        <Fields view={view} form={scopeOf(facts)} types={config.types} />
      </FormShell>
    </FormSection>
  )
}
