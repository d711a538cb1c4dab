import { defineModule } from '../../../../components/module/module'
import type { View } from '../../../../components/ui/view'
import { SENTENCE_PARAM } from '../../../../listing/filter/form-query'
import { type ListFilter, withPage } from '../../../../listing/filter/list-filter'
import { FIXED_FILTER, LIST_OF_GOAL } from '../../../../listing/filter/lists'
import { listChoices } from '../../../../listing/queries/list-choices'
import { readListFilter } from '../../../../listing/queries/list-request'
import { GOAL } from '../../../../platform/goal'
import { BannerView } from './banner-view'
import { bannerConfig } from './config'
import { bannerFields } from './fields'

export const banner = defineModule({
  kind: 'banner',
  title: 'module.banner',
  text: 'module.banner.text',
  fields: bannerFields,
  config: bannerConfig,
  sheets: ({ layout, showSearch }) => [
    layout === 'hero' ? 'hero' : 'bands',
    ...(showSearch ? (['search'] as const) : []),
  ],
  async load({ db, cache, view, params }, config) {
    if (!config.showSearch) return null
    const filter = searchFilter(view, params)
    const isSentence = params.get(SENTENCE_PARAM) === 'true'
    return { filter, isSentence, choices: await listChoices(db, cache, filter) }
  },
  View: BannerView,
})

/** Returns the filter in the address. Its goal is sale, unless the address names another. */
function searchFilter({ site, lang }: View, params: URLSearchParams): ListFilter {
  const requested = params.get('goal')
  const goal = Object.values(GOAL).find((known) => String(known) === requested) ?? GOAL.sale
  const fixed = FIXED_FILTER[LIST_OF_GOAL[goal]]
  return withPage(readListFilter(params, site.settings, lang, fixed), 1)
}
