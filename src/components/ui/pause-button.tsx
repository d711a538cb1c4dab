import { Icon } from './icon'
import type { View } from './view'

/** A button that pauses and resumes an animation. The script of the animation sets its state. */
export function PauseButton({ view: { t } }: { view: View }) {
  return (
    <button type="button" className="round pause" data-pause>
      <span className="if-playing">
        <span className="sr-only">{t('play.pause')}</span>
        <Icon name="pause" />
      </span>
      <span className="if-paused">
        <span className="sr-only">{t('play.play')}</span>
        <Icon name="play" />
      </span>
    </button>
  )
}
