import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

/** Pauses and resumes what moves by itself; its script sets the state. */
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

/** Arrows and a pause for what takes turns; their space is reserved until their script comes. */
export function PlayControls({ view }: { view: View }) {
  const { t } = view
  return (
    <div className="rail-nav">
      <PauseButton view={view} />
      <button type="button" className="round" data-step={-1}>
        <span className="sr-only">{t('nav.previous')}</span>
        <Icon name="left" />
      </button>
      <button type="button" className="round" data-step={1}>
        <span className="sr-only">{t('nav.next')}</span>
        <Icon name="right" />
      </button>
    </div>
  )
}
