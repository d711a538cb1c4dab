import { hook } from '../../client/hooks'
import { withColon } from '../../domain/format/lang'
import type { ListingDetail } from '../../domain/listing/published'
import { type Tour, tourOf } from '../../domain/listing/tours'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'

/** The tours of a home or project that have a usable address. */
export function toursOf(listing: Pick<ListingDetail, 'virtualTour' | 'virtualTour2'>): Tour[] {
  const tours = [listing.virtualTour, listing.virtualTour2].map(tourOf)
  return tours.filter((tour) => tour !== null)
}

/** Links to the tours; a script opens those of known hosts here, in a frame that is made by the click. */
export function TourLinks({ view, tours }: { view: View; tours: Tour[] }) {
  return tours.map((tour, index) => {
    const title = view.t(index === 0 ? 'picture.tour' : 'picture.tour2')
    return tour.kind === 'embed' ? (
      <Island key={tour.href} name="tour" when="idle">
        <TourLink view={view} tour={tour} title={title} index={index} />
        <dialog className="tour" aria-label={title} closedby="any">
          <form method="dialog">
            <strong>{title}</strong>
            <button type="submit" className="round small">
              <span className="sr-only">{view.t('tour.close')}</span>
              <Icon name="close" />
            </button>
          </form>
          <div className="frame" {...hook('frame')} />
        </dialog>
      </Island>
    ) : (
      <TourLink key={tour.href} view={view} tour={tour} title={title} index={index} />
    )
  })
}

interface TourLinkProps {
  view: View
  tour: Tour
  title: string
  index: number
}

function TourLink({ view, tour, title, index }: TourLinkProps) {
  const embed = tour.kind === 'embed'
  return (
    <a
      className="button"
      href={tour.href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={noteId(index)}
      data-tour={embed ? tour.src : undefined}
      data-hold={embed ? true : undefined}
    >
      <Icon name="cube" />
      {title}
      <small>{view.t('tour.from', { name: embed ? tour.name : tour.host })}</small>
    </a>
  )
}

/** Names the external host of each tour, before its button loads it. */
export function TourNotes({ view, tours }: { view: View; tours: Tour[] }) {
  if (tours.length === 0) return null
  return (
    <div className="tour-notes">
      {tours.map(({ kind, host, href }, index) => (
        <p key={href} className="tour-note" id={noteId(index)}>
          {withColon(view.lang, view.t(index === 0 ? 'picture.tour' : 'picture.tour2'))}{' '}
          {view.t(kind === 'embed' ? 'tour.loads' : 'tour.tab', { host })}
        </p>
      ))}
    </div>
  )
}

function noteId(index: number): string {
  return `tour-${index + 1}`
}
