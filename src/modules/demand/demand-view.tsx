import type { FormScope } from '../../components/forms/form-scope'
import { FormShell } from '../../components/forms/form-shell'
import type { ListFilter } from '../../domain/list/list-filter'
import { formRules } from '../../forms/rules'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import type { DemandConfig } from './config'
import { DemandPage } from './demand-page'
import { DemandWizard } from './demand-wizard'
import { wishesOf } from './wishes'

export function DemandView(props: ModuleViewProps<DemandConfig, ListFilter | null>) {
  const { view, moduleId, placement, config, data } = props
  const rules = formRules('demand', { settings: view.site.settings, config, today: '' })
  const defaults = data ? wishesOf(view, data) : {}
  const form: FormScope = { view, kind: 'demand', moduleId, rules, defaults }
  const wizard = config.layout === 'wizard'
  const Fields = wizard ? DemandWizard : DemandPage
  return (
    <FormSection id={moduleId} view={view} placement={placement}>
      <FormShell
        form={form}
        submit={view.t('demand.send')}
        conversion={config.conversion}
        stepped={wizard}
        when={wizard ? 'load' : 'visible'}
      >
        <Fields form={form} types={config.types} />
      </FormShell>
    </FormSection>
  )
}
