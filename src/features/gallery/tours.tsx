import { hook } from '../../client/hooks'
import { Icon } from '../../components/ui/icon'
import { Island } from '../../components/ui/island'
import type { View } from '../../components/ui/view'
import type { ListingDetail } from '../../listing/published'
import { type EmbedTarget, embedTargetOf } from '../../platform/format/embed-target'

/** Returns the virtual tours of a listing that have a usable address. */
export function toursOf(
  listing: Pick<ListingDetail, 'virtualTour' | 'virtualTour2'>,
): EmbedTarget[] {
  const tours = [listing.virtualTour, listing.virtualTour2].map(embedTargetOf)
  return tours.filter((tour) => tour !== null)
}

/**
 * Renders links to the tours. A script opens those of known hosts in a dialog. It explains what the host may do, and
 * loads the host's frame after the visitor's consent.
 */
export function TourLinks({ view, tours }: { view: View; tours: EmbedTarget[] }) {
  return tours.map((tour, index) => {
    const title = view.t(index === 0 ? 'picture.tour' : 'picture.tour2')
    return tour.kind === 'embed' ? (
      <Island key={tour.href} name="tour" when="idle">
        <TourLink view={view} tour={tour} title={title} />
        <dialog className="tour" aria-label={title} closedby="any">
          <form method="dialog">
            <strong>{title}</strong>
            <button type="submit" className="round small">
              <span className="sr-only">{view.t('tour.close')}</span>
              <Icon name="close" />
            </button>
          </form>
          <div className="frame" {...hook('frame')}>
            <div className="instead" {...hook('instead')}>
              <p>{view.t('tour.loads', { host: tour.host })}</p>
              <button type="button" className="button" {...hook('load-tour')}>
                <Icon name="play" />
                {view.t('tour.load')}
              </button>
            </div>
          </div>
        </dialog>
      </Island>
    ) : (
      <TourLink key={tour.href} view={view} tour={tour} title={title} />
    )
  })
}

interface TourLinkProps {
  view: View
  tour: EmbedTarget
  title: string
}

function TourLink({ view, tour, title }: TourLinkProps) {
  const embed = tour.kind === 'embed'
  return (
    <a
      className="button"
      href={tour.href}
      target="_blank"
      rel="noopener noreferrer"
      data-tour={embed ? tour.src : undefined}
      data-early-events={embed ? true : undefined}
    >
      <Icon name="cube" />
      {title}
      <small>{view.t('tour.from', { name: embed ? tour.name : tour.host })}</small>
      {!embed && <span className="sr-only">{view.t('tour.tab', { host: tour.host })}</span>}
    </a>
  )
}
