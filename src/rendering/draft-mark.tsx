import type { View } from '../components/ui/view'
import type { ContentStatus } from '../domain/content/page'

/** A mark before a module that only a preview shows. */
export function DraftMark({ view, status }: { view: View; status: ContentStatus }) {
  return <p className="draft-mark">{view.t(`staff.status.${status}`)}</p>
}
