import { z } from 'zod'
import { ModuleFrame } from '../../../../components/module/frame'
import { defineModule, type ModuleViewProps } from '../../../../components/module/module'
import type { View } from '../../../../components/ui/view'
import type { ListName } from '../../../../listing/filter/lists'
import { formatInteger } from '../../../../platform/format/number'
import { plural } from '../../../../platform/i18n'
import { rolePath } from '../../../../urls'
import { type Portfolio, portfolio } from '../../../team/team'

/** The numbers of the agency's listings, each with a link to its list. */
export const figures = defineModule({
  kind: 'figures',
  title: 'module.figures',
  text: 'module.figures.text',
  fields: [],
  config: z.object({}),
  load: ({ db, cache }) => portfolio(db, cache),
  View: FiguresView,
})

const LISTS = ['sale', 'rent', 'sold'] as const satisfies ListName[]

function FiguresView({ moduleId: id, view, placement, data }: ModuleViewProps<unknown, Portfolio>) {
  const { t, lang } = view
  const { totals, fresh, municipalities } = data
  const lists = LISTS.filter((list) => totals[list] > 0)
  if (lists.length === 0) return null
  return (
    <ModuleFrame id={id} view={view} placement={placement}>
      <dl className="figures">
        {lists.map((list) => (
          <div key={list}>
            <dt>
              <ListWords view={view} list={list} />
              {list === 'sale' && fresh > 0 && `, ${plural(t, lang, 'figures.fresh', fresh)}`}
            </dt>
            <dd>{formatInteger(totals[list])}</dd>
          </div>
        ))}
        {municipalities > 1 && (
          <div>
            <dt>{t('figures.municipalities')}</dt>
            <dd>{formatInteger(municipalities)}</dd>
          </div>
        )}
      </dl>
    </ModuleFrame>
  )
}

function ListWords({ view, list }: { view: View; list: (typeof LISTS)[number] }) {
  const words = view.t(`figures.${list}`)
  const href = rolePath(view.site, view.lang, list)
  return href ? <a href={href}>{words}</a> : words
}
