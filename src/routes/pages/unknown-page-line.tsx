import type { View } from '../../components/ui/view'
import { UNKNOWN_PAGE } from '../../urls'

/**
 * The line that explains the redirect from an unknown page. The home page is cached for all visitors, so the
 * line is always in it; only the fragment of the redirect shows it, and moves the focus to it.
 */
export function UnknownPageLine({ view }: { view: View }) {
  return (
    <p className="unknown-page" id={UNKNOWN_PAGE} tabIndex={-1} data-nosnippet="">
      {view.t('error.unknownpage')}
    </p>
  )
}
