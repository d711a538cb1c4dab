import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { brusselsTime, formatDateTime } from '../../domain/format/dates'
import { LOOK_MINUTES, type Looking } from '../../domain/people/looking'
import { ownerViewPath } from '../../urls'

interface LookBarProps {
  view: View
  looking: Looking
}

/** A bar on every page that a colleague sees as an owner: who that is, since when, and the button to end it. */
export function LookBar({ view: { t }, looking: { owner, since } }: LookBarProps) {
  const time = formatDateTime(brusselsTime(since))
  return (
    <section className="preview-bar" aria-label={t('look.label')}>
      <p>
        <Icon name="eye" />
        {t('look.text', { name: owner.name, time, minutes: LOOK_MINUTES })}
      </p>
      <form method="post" action={`${ownerViewPath(owner.id)}/end`}>
        <button type="submit" className="button accent">
          {t('look.end')}
        </button>
      </form>
    </section>
  )
}
