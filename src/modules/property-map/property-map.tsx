import { z } from 'zod'
import { readListFilter } from '../../data/listings/list-request'
import type { Pane } from '../../data/places/ground-view'
import { FIXED_FILTER, MARKET_LISTS } from '../../domain/list/lists'
import { plural } from '../../i18n'
import { rolePath } from '../../urls'
import { defineModule, type ModuleViewProps } from '../module'
import { ModuleFrame } from '../parts/frame'
import { HydratedListMap } from '../parts/hydrated-list-map'
import { type ListGround, listGround } from '../parts/list-ground'

const propertyMapConfig = z.object({ list: z.enum(MARKET_LISTS) })
type Props = ModuleViewProps<z.output<typeof propertyMapConfig>, PropertyMapData>

interface PropertyMapData {
  total: number
  map: ListGround
}

const PANE: Pane = {
  padding: 48,
  smallest: { width: 350, height: 360 },
  largest: { width: 1344, height: 360 },
}

/** All homes of a list on a map, and the way to the list itself. */
export const propertyMap = defineModule({
  kind: 'property-map',
  config: propertyMapConfig,
  sheets: () => ['maps'],
  async load(context, { list }): Promise<PropertyMapData> {
    const { site, lang } = context.view
    const filter = readListFilter({}, site.settings, lang, FIXED_FILTER[list])
    return listGround(context, filter, PANE)
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
        <HydratedListMap view={view} list={config.list} map={data.map} isAlone />
      </div>
    </ModuleFrame>
  )
}
