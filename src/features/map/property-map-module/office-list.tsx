import { listNoun } from '../../../components/listing/search-sentence'
import type { View } from '../../../components/ui/view'
import { filterQuery } from '../../../listing/filter/list-filter'
import type { MarketList } from '../../../listing/filter/lists'
import { FIXED_FILTER } from '../../../listing/filter/lists'
import { pick } from '../../../platform/format/lang'
import { formatPhone, phoneHref } from '../../../platform/format/phone'
import { plural } from '../../../platform/i18n'
import { officePath, rolePath, withQuery } from '../../../urls'
import type { OfficeListings } from './office-listings'

interface OfficeListProps {
  view: View
  list: MarketList
  offices: OfficeListings[]
}

/** Lists the offices with their addresses and the number of listings around each. */
export function OfficeList({ view, list, offices }: OfficeListProps) {
  return (
    <ul className="offices">
      {offices.map((office) => (
        <li key={office.office.name}>
          <OfficeRow view={view} list={list} {...office} />
        </li>
      ))}
    </ul>
  )
}

function OfficeRow({
  view,
  list,
  office,
  filter,
  total,
}: OfficeListings & Omit<OfficeListProps, 'offices'>) {
  const { t, lang, site } = view
  const path = rolePath(site, lang, list)
  const page = site.offices.find(({ id }) => id === office.id)
  const count = plural(t, lang, listNoun(FIXED_FILTER[list]), total)
  return (
    <>
      <h3>{page ? <a href={officePath(lang, page)}>{office.name}</a> : office.name}</h3>
      <p className="muted small">
        {pick(office.street, lang)}, {pick(office.place, lang)}
      </p>
      <p className="office-links">
        {path && total > 0 && (
          <a className="link" href={withQuery(path, filterQuery(filter))}>
            {t('offices.homes', { count, km: filter.radius ?? 0 })}
          </a>
        )}
        <a className="link" href={phoneHref(office.phone) ?? undefined}>
          {formatPhone(office.phone)}
        </a>
      </p>
    </>
  )
}
