import { type ListFilter, type ListSettings, parseListFilter } from '../../domain/list/list-filter'
import { GOAL } from '../../domain/listing/goal'
import { defineModule } from '../module'
import { BannerView } from './banner-view'
import { bannerConfig } from './config'

export const banner = defineModule({
  kind: 'banner',
  config: bannerConfig,
  load: ({ view, params }, config) =>
    config.showSearch ? emptyFilter(view.site.settings, params.get('goal')) : null,
  View: BannerView,
})

/** A filter with the goal alone: sale, unless the address names another. */
function emptyFilter(settings: ListSettings, goalParam: string | null): ListFilter {
  const goal = Object.values(GOAL).find((one) => String(one) === goalParam) ?? GOAL.sale
  return parseListFilter({}, settings, { goal })
}
