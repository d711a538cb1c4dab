import { FactsTable } from '../../components/listing/facts-table'
import { fieldValue } from '../../components/listing/field-value'
import type { View } from '../../components/ui/view'
import { type DetailBlock, fieldsOf } from '../../listing/detail-fields'
import type { ListingDetail } from '../../listing/published'
import { type LabelKey, plural } from '../../platform/i18n'
import { RoomTable } from './room-table'

/** The collapsible blocks. Energy and documents have separate sections of the page. */
const BLOCKS: [block: DetailBlock, title: LabelKey][] = [
  ['general', 'detail.general'],
  ['divisions', 'detail.layout'],
  ['financial', 'detail.financial'],
  ['comfort', 'detail.comfort'],
  ['construction', 'detail.construction'],
]

/** All facts by block, of which the first is open. Blocks without facts are left out. */
export function PropertyFacts({ view, home }: { view: View; home: ListingDetail }) {
  const { t, lang } = view
  const blocks = BLOCKS.map(([block, title]) => ({
    title,
    facts: fieldsOf(home, block).map((field) => ({
      term: t(field.label),
      value: fieldValue(view, field),
    })),
    rooms: block === 'divisions' ? home.divisions : [],
  })).filter(({ facts, rooms }) => facts.length + rooms.length > 0)
  if (blocks.length === 0) return null
  return (
    <section className="listing-part" id="facts">
      <h2>{t('prop.allfacts')}</h2>
      <div className="accordion">
        {blocks.map(({ title, facts, rooms }, index) => (
          <details key={title} open={index === 0}>
            <summary>
              {t(title)}
              {rooms.length > 0 && (
                <span className="count">{plural(t, lang, 'detail.rooms', rooms.length)}</span>
              )}
            </summary>
            <div className="inner">
              <FactsTable facts={facts} />
              <RoomTable view={view} rooms={rooms} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
