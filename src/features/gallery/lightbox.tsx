import { hook } from '../../client/hooks'
import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Picture } from '../../listing/property'

interface LightboxProps {
  view: View
  /** The description of the pictures. */
  name: string
  pictures: readonly Picture[]
  /** The id of the counter, unique on the page. */
  countId?: string
}

/** Renders the full-screen dialog, empty until a script opens and fills it. */
export function Lightbox({
  view: { t },
  name,
  pictures,
  countId = 'picture-count',
}: LightboxProps) {
  return (
    <dialog
      className="lightbox"
      {...hook('lightbox')}
      aria-label={name}
      aria-describedby={countId}
      data-index={t('picture.index', { index: '{index}', count: '{count}' })}
    >
      <div className="bar">
        <p className="count" id={countId} role="status" {...hook('lightbox-count')} />
        <button type="button" data-zoom="-1">
          <span className="sr-only">{t('map.zoomout')}</span>
          <Icon name="minus" />
        </button>
        <button type="button" data-zoom="1">
          <span className="sr-only">{t('map.zoomin')}</span>
          <Icon name="plus" />
        </button>
        <a href={pictures[0]?.url} target="_blank" rel="noopener noreferrer" data-download>
          <span className="sr-only">{t('picture.download')}</span>
          <Icon name="download" />
        </a>
        <form method="dialog">
          <button type="submit">
            <span className="sr-only">{t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <div className="stage" {...hook('lightbox-stage')}>
        <div className="pictures" {...hook('lightbox-pictures')} />
      </div>
      {pictures.some(({ origin, original }) => origin ?? original) && (
        <p className="origin" {...hook('lightbox-origin')}>
          <span />
          <a
            className="link"
            href={pictures[0]?.original ?? pictures[0]?.url}
            target="_blank"
            rel="noopener noreferrer"
            hidden
          >
            {t('picture.original')}
          </a>
        </p>
      )}
      {pictures.length > 1 && (
        <div className="steps">
          <button type="button" data-step="-1">
            <span className="sr-only">{t('picture.previous')}</span>
            <Icon name="chevron-left" />
          </button>
          <button type="button" data-step="1">
            <span className="sr-only">{t('picture.next')}</span>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
