import type { View } from '../../components/ui/view'
import { CHECKED_A_PAGE, type CheckedListing } from '../../data/import/imports'
import { pick } from '../../domain/format/lang'
import { adLabel } from '../../domain/law/ad-facts'
import type { Property } from '../../domain/listing/property'
import { propertyPath, STAFF } from '../../urls'
import { Pager } from './pager'
import { StaffTable } from './staff-table'

interface ListingsPageProps {
  view: View
  checked: CheckedListing[]
  total: number
  page: number
}

/** Findings of the legal check of adverts on the market. */
export function ListingsPage({ view, checked, total, page }: ListingsPageProps) {
  const { t } = view
  const from = (page - 1) * CHECKED_A_PAGE
  const lacking = checked.filter(({ findings }) => findings.length > 0)
  return (
    <section className="panel">
      <p className="muted">{t('staff.lacking.text')}</p>
      <p className="small muted">
        {t('staff.lacking.checked', {
          from: Math.min(from + 1, total),
          to: from + checked.length,
          total,
        })}
      </p>
      {lacking.length === 0 ? (
        <p>{t('staff.lacking.none')}</p>
      ) : (
        <LackingTable view={view} lacking={lacking} />
      )}
      <Pager
        view={view}
        path={STAFF.listings}
        page={page}
        last={Math.ceil(total / CHECKED_A_PAGE)}
      />
    </section>
  )
}

function LackingTable({ view, lacking }: { view: View; lacking: CheckedListing[] }) {
  const { t, lang } = view
  return (
    <StaffTable
      columns={[{ heading: t('staff.lacking.listing') }, { heading: t('staff.lacking.facts') }]}
    >
      {lacking.map(({ property, findings }) => (
        <tr key={property.id}>
          <th scope="row">
            <a href={propertyPath(lang, property.id)}>
              {t('staff.import.item', { id: property.id })}
            </a>
            <small className="muted">{whereabouts(view, property)}</small>
          </th>
          <td>
            <ul className="facts">
              {findings.map(({ field }) => (
                <li key={field}>
                  {t(adLabel(field))} <span className="small muted">{field}</span>
                </li>
              ))}
            </ul>
          </td>
        </tr>
      ))}
    </StaffTable>
  )
}

/** The whole address, for the agency knows it. */
function whereabouts({ lang }: View, { street, houseNumber, zip, city }: Property): string {
  const line = [pick(street, lang), houseNumber].filter(Boolean).join(' ')
  return [line, `${zip} ${pick(city, lang)}`].filter((part) => part.trim()).join(', ')
}
