import type { View } from '../../components/ui/view'
import type { ContentStatus } from '../../site/page'

/** A mark for unpublished content. Renders nothing for published content. */
export function StatusMark({ view, status }: { view: View; status: ContentStatus }) {
  if (status === 'Published') return null
  return <span className={`status ${status.toLowerCase()}`}>{view.t(`page.status.${status}`)}</span>
}
