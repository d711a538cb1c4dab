import { z } from 'zod'
import { ListMap } from '../../components/list/list-map'
import { listPage } from '../../data/listings/cached-lists'
import { readListFilter } from '../../data/listings/list-request'
import { filterQuery } from '../../domain/list/list-filter'
import { FIXED_FILTER, MARKET_LISTS } from '../../domain/list/lists'
import { plural } from '../../i18n'
import { rolePath } from '../../urls'
import { defineModule, type ModuleViewProps } from '../module'
import { ModuleFrame } from '../parts/frame'

const propertyMapConfig = z.object({ list: z.enum(MARKET_LISTS) })
type Props = ModuleViewProps<z.output<typeof propertyMapConfig>, PropertyMapData>

interface PropertyMapData {
  /** The query of the map API. */
  query: string
  total: number
}

/** All homes of a list on a map, and the way to the list itself. */
export const propertyMap = defineModule({
  kind: 'property-map',
  config: propertyMapConfig,
  async load({ db, cache, view }, { list }): Promise<PropertyMapData> {
    const filter = readListFilter({}, view.site.settings, view.lang, FIXED_FILTER[list])
    const { total } = await listPage(db, cache, filter, 12)
    return { query: filterQuery({ ...filter, fixed: {} }), total }
  },
  View: PropertyMapView,
})

function PropertyMapView({ moduleId: id, view, placement, config, data }: Props) {
  const { t, lang, site } = view
  const href = rolePath(site, lang, config.list)
  if (data.total === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <div className="list-map alone">
        <p className="list" data-query={data.query}>
          {plural(t, lang, 'list.count', data.total)}
          {href && (
            <a className="link" href={href}>
              {t('list.all')}
            </a>
          )}
        </p>
        <ListMap view={view} alone />
      </div>
    </ModuleFrame>
  )
}
