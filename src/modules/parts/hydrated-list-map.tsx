import type { View } from '../../components/ui/view'
import type { ListName } from '../../domain/list/lists'
import type { LabelKey, Translate } from '../../i18n'
import type { Texts } from '../../i18n/texts'
import { Hydrated } from '../../islands/hydrated'
import { LIST_MAP_TEXTS, ListMap, PROJECT_MAP_TEXTS } from '../../islands/map/list-map'
import type { ListGround } from './list-ground'

interface HydratedListMapProps {
  view: View
  list: ListName
  map: ListGround
  /** True where the page has no list: a click then shows the whole one on the map. */
  isAlone?: boolean
}

export function HydratedListMap({ view, list, map, isAlone = false }: HydratedListMapProps) {
  const { t, lang, site } = view
  const { attribution } = site.settings.mapTiles
  const texts = mapTexts(t, list, isAlone)
  const props = { ...map, texts, list, lang, isAlone, attribution }
  const when = isAlone ? 'interaction' : 'seen-and-used'
  return <Hydrated name="list-map" when={when} component={ListMap} props={props} />
}

function mapTexts(t: Translate, list: ListName, isAlone: boolean): Texts {
  const keys = LIST_MAP_TEXTS[isAlone ? 'alone' : 'beside']
  const renamed: Partial<Record<LabelKey, LabelKey>> = list === 'projects' ? PROJECT_MAP_TEXTS : {}
  return Object.fromEntries(keys.map((key) => [key, t(renamed[key] ?? key)]))
}
