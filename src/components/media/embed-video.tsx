import { hook } from '../../client/hooks'
import type { EmbedTarget } from '../../platform/format/embed-target'
import { embedTargetOf } from '../../platform/format/embed-target'
import { withColon } from '../../platform/format/lang'
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
  /** A prefix for the id of the button's description, unique on the page. */
  id: string
}

/**
 * A video of another site, such as YouTube. The site is contacted only when the visitor presses play. A video that cannot
 * be embedded is a link. Renders nothing for an invalid address.
 */
export function EmbedVideo(props: EmbedVideoProps) {
  const target = embedTargetOf(props.url)
  if (!target) return null
  return target.kind === 'link' ? (
    <VideoLink {...props} target={target} />
  ) : (
    <Player {...props} target={target} />
  )
}

function VideoLink({ view, title, target }: EmbedVideoProps & { target: EmbedTarget }) {
  return (
    <a className="link" href={target.href} target="_blank" rel="noopener noreferrer">
      <Icon name="play" />
      {title}, {view.t('tour.from', { name: target.host })}
    </a>
  )
}

function Player(props: EmbedVideoProps & { target: Extract<EmbedTarget, { kind: 'embed' }> }) {
  const { view, title, poster, target, id } = props
  return (
    <Island name="embed-video" when="interaction">
      <figure className="video">
        <div className="video-box" {...hook('video')}>
          {poster && (
            <ResponsivePicture src={poster} alt="" sizes="(min-width: 64rem) 50vw, 100vw" />
          )}
          <a
            className="button large"
            href={target.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby={`${id}-note`}
            data-embed={target.src}
            data-title={title}
            data-early-events
          >
            <Icon name="play" />
            {view.t('video.play')}
            <span className="sr-only">
              {withColon(view.lang, '')} {title}
            </span>
          </a>
        </div>
        <figcaption className="small muted" id={`${id}-note`}>
          {view.t('tour.loads', { host: target.host })}
        </figcaption>
      </figure>
    </Island>
  )
}
