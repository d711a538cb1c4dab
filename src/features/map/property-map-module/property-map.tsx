import { z } from 'zod'
import { listNoun } from '../../../components/listing/search-sentence'
import { AllLink } from '../../../components/module/all-link'
import { ModuleFrame } from '../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../components/module/module'
import { RADIUS_MIN, RADIUS_STEP } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, MARKET_LISTS } from '../../../listing/filter/lists'
import { readListFilter } from '../../../listing/queries/list-request'
import { plural } from '../../../platform/i18n'
import { HydratedListMap } from '../hydrated-list-map'
import { type ListBasemap, listBasemap } from '../list-basemap'
import { OfficeList } from './office-list'
import { type OfficeListings, officeListings } from './office-listings'

const propertyMapConfig = z.object({
  list: z.enum(MARKET_LISTS),
  /** The radius in kilometres around each office. If set, the offices with their listings are shown next to the map. */
  kmAroundOffices: z.number().int().min(RADIUS_MIN).multipleOf(RADIUS_STEP).optional(),
})
type Props = ModuleViewProps<z.output<typeof propertyMapConfig>, PropertyMapData>

interface PropertyMapData {
  total: number
  map: ListBasemap
  offices: OfficeListings[]
}

/** A map of all listings of a list, with a link to the list. */
export const propertyMap = defineModule({
  kind: 'property-map',
  title: 'module.property-map',
  text: 'module.property-map.text',
  fields: [
    {
      kind: 'choice',
      name: 'list',
      label: 'part.list',
      choices: MARKET_LISTS.map((value) => ({ value, label: `part.list.${value}` as const })),
    },
    {
      kind: 'number',
      name: 'kmAroundOffices',
      label: 'part.map.kmAroundOffices',
      help: 'part.map.kmAroundOffices.help',
      unit: 'part.km',
      optional: true,
    },
  ],
  config: propertyMapConfig,
  sheets: () => ['maps'],
  async load(context, { list, kmAroundOffices }): Promise<PropertyMapData> {
    const { site, lang } = context.view
    const filter = readListFilter({}, site.settings, lang, FIXED_FILTER[list])
    const [basemap, offices] = await Promise.all([
      listBasemap(context, filter, 'alone'),
      kmAroundOffices ? officeListings(context, filter, kmAroundOffices) : [],
    ])
    return { ...basemap, offices }
  },
  View: PropertyMapView,
})

function PropertyMapView({ moduleId: id, view, placement, config, data }: Props) {
  const { t, lang } = view
  if (data.total === 0) return null
  const map = <HydratedListMap view={view} list={config.list} map={data.map} isStandalone />
  const all = <AllLink view={view} list={config.list} total={data.total} />
  if (data.offices.length > 0) {
    return (
      <ModuleFrame id={id} view={view} placement={placement} tools={all}>
        <div className="list-map standalone with-offices">
          <OfficeList view={view} list={config.list} offices={data.offices} />
          {map}
        </div>
      </ModuleFrame>
    )
  }
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <div className="list-map standalone">
        <p className="list">
          {plural(t, lang, listNoun(FIXED_FILTER[config.list]), data.total)}
          {all}
        </p>
        {map}
      </div>
    </ModuleFrame>
  )
}
