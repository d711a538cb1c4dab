import { Hydrated } from '../../../client/hydrated'
import { formFacts } from '../../../components/forms/form-facts'
import { offeredTypes } from '../../../components/forms/offered-types'
import { Visitor } from '../../../components/module/form-employee'
import { FormSection } from '../../../components/module/form-section'
import type { ModuleViewProps } from '../../../components/module/module'
import type { View } from '../../../components/ui/view'
import { featuresOf } from '../../../listing/features'
import { type ListFilter, MAX_REGIONS } from '../../../listing/filter/list-filter'
import { areLargeAreas, regionName, withoutRegions } from '../../../listing/filter/region'
import { zipsOfRegions } from '../../../listing/places/areas'
import { GOAL } from '../../../platform/goal'
import { Demand } from '../demand.island'
import { DEMAND_TEXTS } from '../demand-props'
import type { DemandConfig } from './config'

export function DemandView(props: ModuleViewProps<DemandConfig, ListFilter | null>) {
  const { view, moduleId, placement, config, data } = props
  const { maxPriceSale, maxPriceRent } = view.site.settings
  const { layout } = config
  const facts = formFacts(view, {
    kind: 'demand',
    moduleId,
    config,
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
        lang={view.lang}
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

/** Returns the default values of the fields from the filters of the list that links to the form. */
function wishesOf({ t }: View, filter: ListFilter): Record<string, string[]> {
  const { goal, types, regions, minPrice, maxPrice, bedrooms, features, text, area } = filter
  // A large area has more postcodes than the form shows, so only its name is used.
  const areas = regions.filter((region) => areLargeAreas([region]))
  const zips = withoutRegions(regions, areas)
    .flatMap((region) => zipsOfRegions([region]).map((zip) => ({ ...region, zip })))
    .slice(0, MAX_REGIONS)
  const besides = [text, ...featuresOf(features).map((name) => t(`search.${name}`))]
  const criteria = {
    Goal: goal === GOAL.sale || goal === GOAL.rent ? [goal] : [],
    TypeOfPropertyIDs: types,
    PriceMin: minPrice === null ? [] : [minPrice],
    PriceMax: maxPrice === null ? [] : [maxPrice],
    Content: [besides.filter(Boolean).join(', ')],
    Area: area ? [area] : [],
    MinRooms: bedrooms === null ? [] : [bedrooms],
    Zips: zips.length > 0 ? [zips.map(({ zip }) => zip).join(',')] : [],
    ZipsText: regions.length > 0 ? [[...zips, ...areas].map(regionName).join(', ')] : [],
  }
  return Object.fromEntries(
    Object.entries(criteria).map(([name, values]) => [name, values.map(String)]),
  )
}
