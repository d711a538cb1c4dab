import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'

/** The actions of admins on the sync. The form of each posts to its name below the page's address. */
export type SyncAction =
  | 'changes'
  | 'all'
  | 'pause'
  | 'resume'
  | 'check'
  | 'go'
  | 'keep'
  | 'pictures'

interface ActionFormProps {
  view: View
  actions: SyncAction[]
}

export function ActionForm({ view, actions }: ActionFormProps) {
  return (
    <form className="acts" method="post">
      {actions.map((action) => (
        <button
          key={action}
          className="button quiet"
          type="submit"
          formAction={`${STAFF.crm}/${action}`}
        >
          {view.t(`staff.crm.act.${action}`)}
        </button>
      ))}
    </form>
  )
}
