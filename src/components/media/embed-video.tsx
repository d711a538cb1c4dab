import { hook } from '../../client/hooks'
import { withColon } from '../../platform/format/lang'
import type { Tour } from '../../platform/format/tours'
import { tourOf } from '../../platform/format/tours'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { ResponsivePicture } from './picture'

interface EmbedVideoProps {
  view: View
  /** The address of a video on another site. */
  url: string
  title: string
  poster?: string | undefined
  /** The id of the button's description, unique on the page. */
  id: string
}

/**
 * A video of another site. The site is contacted only when the visitor presses play. A video that cannot be embedded is
 * a link.
 */
export function EmbedVideo(props: EmbedVideoProps) {
  const film = tourOf(props.url)
  if (!film) return null
  return film.kind === 'link' ? (
    <FilmLink {...props} film={film} />
  ) : (
    <Player {...props} film={film} />
  )
}

function FilmLink({ view, title, film }: EmbedVideoProps & { film: Tour }) {
  return (
    <a className="link" href={film.href} target="_blank" rel="noopener noreferrer">
      <Icon name="play" />
      {title}, {view.t('tour.from', { name: film.host })}
    </a>
  )
}

function Player(props: EmbedVideoProps & { film: Extract<Tour, { kind: 'embed' }> }) {
  const { view, title, poster, film, id } = props
  return (
    <Island name="embed-video" when="interaction">
      <figure className="video">
        <div className="video-box" {...hook('video')}>
          {poster && (
            <ResponsivePicture src={poster} alt="" sizes="(min-width: 64rem) 50vw, 100vw" />
          )}
          <a
            className="button large"
            href={film.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={`${id}-note`}
            data-embed={film.src}
            data-title={title}
            data-hold
          >
            <Icon name="play" />
            {view.t('video.play')}
            <span className="sr-only">
              {withColon(view.lang, '')} {title}
            </span>
          </a>
        </div>
        <figcaption className="small muted" id={`${id}-note`}>
          {view.t('tour.loads', { host: film.host })}
        </figcaption>
      </figure>
    </Island>
  )
}
