import { formFacts } from '../../components/forms/form-facts'
import { offeredTypes } from '../../components/forms/offered-types'
import type { ListFilter } from '../../domain/list/list-filter'
import { Demand } from '../../islands/forms/demand'
import { DEMAND_TEXTS } from '../../islands/forms/demand-props'
import { Hydrated } from '../../islands/hydrated'
import type { ModuleViewProps } from '../module'
import { FormSection } from '../parts/form-section'
import { Visitor } from '../parts/visitor'
import type { DemandConfig } from './config'
import { wishesOf } from './wishes'

export function DemandView(props: ModuleViewProps<DemandConfig, ListFilter | null>) {
  const { view, moduleId, placement, config, data } = props
  const { maxPriceSale, maxPriceRent } = view.site.settings
  const { layout } = config
  const facts = formFacts(view, {
    kind: 'demand',
    moduleId,
    config,
    conversion: config.conversion,
    defaults: data ? wishesOf(view, data) : undefined,
    submit: view.t('demand.send'),
    texts: DEMAND_TEXTS,
  })
  return (
    <FormSection
      id={moduleId}
      view={view}
      placement={placement}
      aside={config.person && <Visitor view={view} person={config.person} />}
    >
      <Hydrated
        name="demand"
        when={layout === 'wizard' ? 'load' : 'visible'}
        component={Demand}
        props={{
          facts,
          layout,
          types: offeredTypes(view, config.types),
          budgets: { prices: view.site.priceRanges, maxPriceSale, maxPriceRent },
        }}
      />
    </FormSection>
  )
}
