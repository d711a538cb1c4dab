import type { ReactNode } from 'react'
import { openHouseTime } from '../../components/listing/open-house-time'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { ListingCard } from '../../listing/published'
import { openHousePath, withEarlyToken } from '../../urls'

interface WithOpenHousesProps {
  view: View
  listing: ListingCard
  /** The key facts of the listing. */
  children: ReactNode
}

/** The open house days of a listing, each with a calendar file, above its key facts. */
export function WithOpenHouses({ view, listing, children }: WithOpenHousesProps) {
  const { t, lang, early } = view
  const { openHouses: days } = listing
  if (!days) return children
  return (
    <div className="stack">
      <div className="notice">
        <Icon name="calendar" />
        <div>
          <strong>{t(days.length > 1 ? 'detail.openhouses' : 'card.openhouse')}</strong>
          <ul className="open-houses">
            {days.map((day) => (
              <li key={`${day.date} ${day.from}`}>
                {openHouseTime(day, lang)}
                <a
                  className="link"
                  href={withEarlyToken(openHousePath(lang, listing, day), early?.token)}
                  download
                >
                  {t('detail.openhouse.calendar')}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {children}
    </div>
  )
}
