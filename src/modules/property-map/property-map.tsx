import { z } from 'zod'
import { listPage } from '../../data/listings/cached-lists'
import { readListFilter } from '../../data/listings/list-request'
import { FIXED_FILTER, MARKET_LISTS } from '../../domain/list/lists'
import { plural } from '../../i18n'
import { rolePath } from '../../urls'
import { defineModule, type ModuleViewProps } from '../module'
import { ModuleFrame } from '../parts/frame'
import { HydratedListMap } from '../parts/hydrated-list-map'

const propertyMapConfig = z.object({ list: z.enum(MARKET_LISTS) })
type Props = ModuleViewProps<z.output<typeof propertyMapConfig>, PropertyMapData>

interface PropertyMapData {
  total: number
}

/** All homes of a list on a map, and the way to the list itself. */
export const propertyMap = defineModule({
  kind: 'property-map',
  config: propertyMapConfig,
  async load({ db, cache, view }, { list }): Promise<PropertyMapData> {
    const filter = readListFilter({}, view.site.settings, view.lang, FIXED_FILTER[list])
    const { total } = await listPage(db, cache, filter, 12)
    return { total }
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
        <p className="list">
          {plural(t, lang, 'list.count', data.total)}
          {href && (
            <a className="link" href={href}>
              {t('list.all')}
            </a>
          )}
        </p>
        <HydratedListMap view={view} list={config.list} isAlone />
      </div>
    </ModuleFrame>
  )
}
