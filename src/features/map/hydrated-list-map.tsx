import { Hydrated } from '../../client/hydrated'
import type { View } from '../../components/ui/view'
import type { ListName } from '../../listing/filter/lists'
import { type Translate, textsOf } from '../../platform/i18n'
import type { Texts } from '../../platform/i18n/texts'
import type { ListBasemap } from './list-basemap'
import { ListMap } from './list-map.island'
import { LIST_MAP_TEXTS, type ListMapText } from './list-map-texts'

interface HydratedListMapProps {
  view: View
  list: ListName
  map: ListBasemap
  /** True if the page has no list. A click then shows all listings on the map. */
  isStandalone?: boolean
}

export function HydratedListMap({ view, list, map, isStandalone = false }: HydratedListMapProps) {
  const { t, lang, site } = view
  const { attribution } = site.settings.mapTiles
  const texts = mapTexts(t, list)
  const props = { ...map, texts, list, lang, isStandalone, attribution }
  const when = isStandalone ? 'interaction' : 'seen-and-used'
  return <Hydrated name="list-map" when={when} lang={lang} component={ListMap} props={props} />
}

/** Returns the texts of the map, some of which differ for projects. */
function mapTexts(t: Translate, list: ListName): Texts<ListMapText> {
  const texts = textsOf(t, LIST_MAP_TEXTS)
  if (list !== 'projects') return texts
  const projectTexts = Object.entries(textsOf(t, ['projectmap']))
  return {
    ...texts,
    ...Object.fromEntries(
      projectTexts.map(([key, text]) => [key.replace('projectmap', 'map'), text]),
    ),
  }
}
