import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'
import type { Act } from './actions'

interface ActFormProps {
  view: View
  acts: Act[]
}

/** The buttons for actions on the sync. */
export function ActForm({ view, acts }: ActFormProps) {
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
