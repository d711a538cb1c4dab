import type { View } from '../ui/view'

/** Announces the number of options to screen readers. */
export function FoundStatus({ view: { t } }: { view: View }) {
  return (
    <p
      className="sr-only"
      role="status"
      data-found-one={t('search.found.one')}
      data-found-other={t('search.found.other')}
    />
  )
}
