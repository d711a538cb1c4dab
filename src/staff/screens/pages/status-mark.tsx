import type { View } from '../../../components/ui/view'
import type { ContentStatus } from '../../../site/page'

/** Says that something is not published; nothing where it is. */
export function StatusMark({ view, status }: { view: View; status: ContentStatus }) {
  if (status === 'Published') return null
  return <span className={`status ${status.toLowerCase()}`}>{view.t(`page.status.${status}`)}</span>
}
