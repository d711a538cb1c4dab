import { hook } from '../../client/hooks'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'

/** Arrows for a row that scrolls; they come with the island `rail` around both. */
export function RailNav({ view: { t } }: { view: View }) {
  return (
    <div className="rail-nav" {...hook('rail-nav')}>
      <Arrow label={t('list.previous')} step={-1} />
      <Arrow label={t('list.following')} step={1} />
    </div>
  )
}

function Arrow({ label, step }: { label: string; step: -1 | 1 }) {
  return (
    <button type="button" className="round" data-step={step} disabled={step < 0}>
      <span className="sr-only">{label}</span>
      <Icon name={step < 0 ? 'left' : 'right'} />
    </button>
  )
}
