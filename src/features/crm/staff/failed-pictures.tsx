import type { View } from '../../../components/ui/view'
import { fullAddress } from '../../../listing/address'
import { joinParts, listingTitle } from '../../../staff/listings/listing-title'
import { LocalTime } from '../../../staff/parts/local-time'
import { StaffTable } from '../../../staff/parts/staff-table'
import { STAFF } from '../../../urls'
import type { FailedPicture } from '../sync/failed-pictures'
import { ActionForm } from './action-form'

interface FailedPicturesProps {
  view: View
  isAdmin: boolean
  /** The pictures with the most recent attempts. `total` is the number of all. */
  pictures: FailedPicture[]
  total: number
}

/** The pictures of the CRM that could not be fetched, each with the reason. */
export function FailedPictures({ view, isAdmin, pictures, total }: FailedPicturesProps) {
  const { t } = view
  if (pictures.length === 0) return null
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{t('staff.crm.failed')}</h2>
        {isAdmin ? <ActionForm view={view} actions={['pictures']} /> : null}
      </div>
      <p className="muted">{t('staff.crm.failed.text')}</p>
      <StaffTable
        columns={[
          { heading: t('staff.crm.failed.listing') },
          { heading: t('staff.crm.failed.address') },
          { heading: t('staff.crm.failed.why') },
          { heading: t('staff.crm.failed.tried') },
        ]}
      >
        {pictures.map((picture) => (
          <Row key={picture.key} view={view} picture={picture} />
        ))}
      </StaffTable>
      {total > pictures.length ? (
        <p className="muted">{t('staff.import.more', { count: total - pictures.length })}</p>
      ) : null}
    </section>
  )
}

function Row({ view, picture }: { view: View; picture: FailedPicture }) {
  const { t } = view
  const { kind, listing, source, failure, triedAt } = picture
  const key = kind === 'project' ? `p${listing.id}` : String(listing.id)
  return (
    <tr>
      <th scope="row">
        <a href={`${STAFF.listings}/${key}`}>{listingTitle(view, listing)}</a>
        <small className="muted">{joinParts([fullAddress(listing, view.lang), listing.id])}</small>
      </th>
      <td data-name={t('staff.crm.failed.address')}>
        <a href={source} target="_blank" rel="noopener noreferrer">
          {source}
        </a>
      </td>
      <td data-name={t('staff.crm.failed.why')}>{t(`staff.crm.failure.${failure}`)}</td>
      <td data-name={t('staff.crm.failed.tried')}>
        {triedAt ? <LocalTime iso={triedAt} /> : t('staff.crm.never')}
      </td>
    </tr>
  )
}
