import { hook } from '../../client/hooks'
import { PriceText } from '../../components/listing/price'
import { roomWords } from '../../components/listing/room-words'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { ListingDetail, ProjectDetail } from '../../listing/published'
import { ContactButton } from '../property-page/property-page'
import { groupPhotos, type PhotoGroup } from './photo-tour-stops'

interface PhotoTourDialogProps {
  view: View
  listing: ListingDetail | ProjectDetail
  /** The address, or a project's name. */
  subject: string
}

/** Renders the dialog with all pictures, grouped by room, which a script fills and opens. */
export function PhotoTourDialog({ view, listing, subject }: PhotoTourDialogProps) {
  const { t } = view
  const divisions = 'divisions' in listing ? listing.divisions : []
  const stops = groupPhotos(listing.pictures, divisions)
  return (
    <dialog className="photo-tour" aria-label={t('walk.title')} {...hook('photo-tour')}>
      <div className="bar">
        <form method="dialog">
          <button type="submit">
            <span className="sr-only">{t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
        <p>
          <strong>{subject}</strong>
          <PriceText view={view} listing={listing} />
        </p>
      </div>
      <div className="photo-tour-action">
        <ContactButton view={view} listing={listing} />
      </div>
      <div className="page" {...hook('photo-tour-page')}>
        <nav aria-label={t('walk.rooms')}>
          {stops.map((stop) => (
            <StopButton key={stop.pictures[0]} view={view} listing={listing} stop={stop} />
          ))}
        </nav>
        <div className="stops">
          {stops.map((stop) => (
            <section key={stop.pictures[0]} className="photo-group">
              <StopHead view={view} stop={stop} />
              <div className="pictures" {...hook('stop', stop.pictures.join())} />
            </section>
          ))}
        </div>
      </div>
    </dialog>
  )
}

interface StopProps {
  view: View
  stop: PhotoGroup
}

function StopButton({ view, listing, stop }: StopProps & Pick<PhotoTourDialogProps, 'listing'>) {
  const name = stopName(view, stop)
  const [first = 0] = stop.pictures
  const index = { index: first + 1, count: listing.pictures.length }
  return (
    <button type="button" {...hook('stop-button', String(first))}>
      <span className={name ? undefined : 'sr-only'}>{name || view.t('picture.index', index)}</span>
    </button>
  )
}

function StopHead({ view, stop }: StopProps) {
  const name = stopName(view, stop)
  if (!name) return null
  const { surface = '', floor = '' } = stop.division ? roomWords(view, stop.division) : {}
  const facts = [surface, floor].filter(Boolean)
  return (
    <header>
      <h2>{name}</h2>
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </header>
  )
}

/** Returns the agency's name of a room that the listing has once, or else a general one; '' for an unknown room. */
function stopName(view: View, { room, division }: PhotoGroup): string {
  if (division) return roomWords(view, division).room
  return room ? view.t(`walk.${room}`) : ''
}
