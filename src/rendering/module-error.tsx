import type { View } from '../components/ui/view'

/** In the place of a module that failed; the rest of the page does not notice. */
export function ModuleError({ view }: { view: View }) {
  return <div className="module-error">{view.t('error.module')}</div>
}
