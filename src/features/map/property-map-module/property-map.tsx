import { z } from 'zod'
import { listNoun } from '../../../components/listing/search-sentence'
import { AllLink } from '../../../components/module/all-link'
import { ModuleFrame } from '../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../components/module/module'
import { RADIUS_MIN, RADIUS_STEP } from '../../../listing/filter/list-filter'
import { FIXED_FILTER, MARKET_LISTS } from '../../../listing/filter/lists'
import { readListFilter } from '../../../listing/queries/list-request'
import { listTotals } from '../../../listing/queries/lists'
import { DEFAULT_LANG, LANGS, pick } from '../../../platform/format/lang'
import { plural } from '../../../platform/i18n'
import type { MapMarker } from '../../../site/markers'
import type { Office } from '../../../site/site'
import { HydratedListMap } from '../hydrated-list-map'
import { HydratedMarkerMap } from '../hydrated-marker-map'
import { type ListBasemap, listBasemap } from '../list-basemap'
import { OfficeList } from './office-list'
import { type OfficeListings, officeListings } from './office-listings'

const SHOWN = ['offices', 'listings'] as const
/** The radius around each office if none is set, in kilometres. */
const DEFAULT_KM = 25

const propertyMapConfig = z.object({
  list: z.enum(MARKET_LISTS),
  /** The pins on the map. An agency without offices has its listings on it. */
  show: z.enum(SHOWN).default('offices'),
  /** The radius in kilometres around each office. If set, the offices with their listings are shown next to the map. */
  kmAroundOffices: z.number().int().min(RADIUS_MIN).multipleOf(RADIUS_STEP).optional(),
})
type Props = ModuleViewProps<z.output<typeof propertyMapConfig>, PropertyMapData>

interface PropertyMapData {
  total: number
  /** Null if the map shows the offices. */
  map: ListBasemap | null
  offices: OfficeListings[]
}

/** A map of the agency's offices or of all listings of a list, with a link to the list. */
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
      kind: 'choice',
      name: 'show',
      label: 'part.map.show',
      choices: SHOWN.map((value) => ({ value, label: `part.map.show.${value}` as const })),
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
  async load(context, { list, show, kmAroundOffices }): Promise<PropertyMapData> {
    const { site, lang } = context.view
    const filter = readListFilter({}, site.settings, lang, FIXED_FILTER[list])
    const km = kmAroundOffices ?? (show === 'offices' ? DEFAULT_KM : null)
    const offices = km ? await officeListings(context, filter, km) : []
    if (show === 'offices' && offices.some(({ office }) => officeMarker(office))) {
      const [total = 0] = await listTotals(context.db, context.cache, [filter])
      return { total, map: null, offices }
    }
    return { ...(await listBasemap(context, filter, 'alone')), offices }
  },
  View: PropertyMapView,
})

function PropertyMapView({ moduleId: id, view, placement, config, data }: Props) {
  const { t, lang } = view
  const { total, map, offices } = data
  if (total === 0 && map) return null
  const all = <AllLink view={view} list={config.list} total={total} />
  const canvas = map ? (
    <HydratedListMap view={view} list={config.list} map={map} isStandalone />
  ) : (
    <HydratedMarkerMap
      view={view}
      markers={offices.flatMap(({ office }) => officeMarker(office) ?? [])}
      isStandalone
    />
  )
  if (offices.length > 0) {
    return (
      <ModuleFrame id={id} view={view} placement={placement} tools={total > 0 && all}>
        <div className={map ? 'list-map standalone with-offices' : 'with-offices'}>
          <OfficeList view={view} list={config.list} offices={offices} />
          {canvas}
        </div>
      </ModuleFrame>
    )
  }
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <div className="list-map standalone">
        <p className="list">
          {plural(t, lang, listNoun(FIXED_FILTER[config.list]), total)}
          {all}
        </p>
        {canvas}
      </div>
    </ModuleFrame>
  )
}

/** Returns an office as a place on a map, or null if its coordinates are unknown. */
function officeMarker({ id, lat, lng, name, street, place }: Office): MapMarker | null {
  if (lat === null || lng === null) return null
  const address = Object.fromEntries(
    LANGS.map((lang) => [lang, [pick(street, lang), pick(place, lang)].join(', ')]),
  )
  const style = { markerColor: null, markerImage: null, link: null }
  return { id, lat, lng, ...style, title: { [DEFAULT_LANG]: name }, address }
}
