import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'
import type { SyncAction } from './actions'

interface ActionFormProps {
  view: View
  acts: SyncAction[]
}

/** The buttons for actions on the sync. */
export function ActionForm({ view, acts }: ActionFormProps) {
  return (
    <form className="acts" method="post">
      {acts.map((act) => (
        <button key={act} className="button quiet" type="submit" formAction={`${STAFF.crm}/${act}`}>
          {view.t(`staff.crm.act.${act}`)}
        </button>
      ))}
    </form>
  )
}
