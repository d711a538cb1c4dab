import type { View } from '../../../components/ui/view'
import type { HeldListing } from '../../../features/crm/import/held-listings'
import { issueText } from '../../../features/crm/import/issue-text'
import { pick } from '../../../platform/format/lang'
import { STAFF } from '../../../urls'
import { LocalTime } from '../../parts/local-time'
import { listingTitle } from './listing-title'

interface HeldListingsProps {
  view: View
  listings: HeldListing[]
  mayDecide: boolean
}

/** The imported properties that wait for a decision, each with the reason and two buttons. */
export function HeldListings({ view, listings, mayDecide }: HeldListingsProps) {
  const { t, lang } = view
  if (listings.length === 0) return null
  return (
    <section className="panel" id="held">
      <h2>{t('staff.held')}</h2>
      <p>{t('staff.held.text')}</p>
      <ul className="rows spread">
        {listings.map(({ id, data, issue, heldAt }) => (
          <li key={id}>
            <div>
              <strong>{listingTitle(view, data)}</strong>, {data.zip} {pick(data.city, lang)}{' '}
              <span className="small muted">
                {id} · <LocalTime iso={heldAt} />
              </span>
              <p>{issueText(t, issue)}</p>
            </div>
            {mayDecide ? (
              <form className="acts" method="post">
                <button
                  className="button quiet"
                  type="submit"
                  formAction={`${STAFF.imports}/held/${id}/approval`}
                >
                  {t('staff.held.approve')}
                </button>
                <button
                  className="button quiet"
                  type="submit"
                  formAction={`${STAFF.imports}/held/${id}/rejection`}
                >
                  {t('staff.held.reject')}
                </button>
              </form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
