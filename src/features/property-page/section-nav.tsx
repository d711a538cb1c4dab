import { hook } from '../../client/hooks'
import { PriceText } from '../../components/listing/price'
import type { View } from '../../components/ui/view'
import { fieldsOf } from '../../listing/detail-fields'
import type { ListingDetail } from '../../listing/published'
import { pick } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { plansOf } from './property-plans'

interface SectionNavProps {
  view: View
  home: ListingDetail
}

/**
 * The section navigation at the top of the screen, once the pictures are out of view: address, price and sections. On a
 * phone it has only the sections, because the contact bar has the price.
 */
export function SectionNav({ view, home }: SectionNavProps) {
  const { t, lang } = view
  const address = [pick(home.address.street, lang), pick(home.city, lang)].filter(Boolean)
  return (
    <div className="section-nav" {...hook('section-nav')}>
      <div className="wrap">
        <p>
          <strong>{address.join(', ')}</strong>
          <b>
            <PriceText view={view} listing={home} />
          </b>
        </p>
        <nav aria-label={t('detail.onthispage')}>
          {partsOf(view, home).map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {t(label)}
            </a>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** Returns the sections that this property's page has, by their ids. */
function partsOf(view: View, home: ListingDetail): [id: string, label: LabelKey][] {
  const { lang } = view
  const parts: [id: string, label: LabelKey, isThere: boolean][] = [
    ['description', 'detail.description', Boolean(pick(home.description, lang))],
    ['facts', 'detail.features', fieldsOf(home, 'general').length > 0],
    ['plans', 'plans.rooms', plansOf(view, home).length > 0],
    ['energy', 'detail.energy', home.epc !== null],
    ['documents', 'detail.documents', home.documents.length > 0],
    ['location', 'detail.location', true],
  ]
  return parts.flatMap(([id, label, isThere]) => (isThere ? [[id, label]] : []))
}
