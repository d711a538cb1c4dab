import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'
import type { SyncAction } from './actions'

interface ActionFormProps {
  view: View
  actions: SyncAction[]
}

/** The buttons for actions on the sync. */
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
