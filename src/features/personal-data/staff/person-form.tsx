import type { View } from '../../../components/ui/view'
import { STAFF } from '../../../urls'

export function PersonForm({ view: { t } }: { view: View }) {
  return (
    <form className="stack" method="post" action={STAFF.person}>
      <p className="field">
        <label htmlFor="person">{t('staff.person.email')}</label>
        <input id="person" type="text" inputMode="email" name="email" autoComplete="off" required />
      </p>
      <p>
        <button type="submit" className="button quiet">
          {t('staff.person.find')}
        </button>
      </p>
    </form>
  )
}
