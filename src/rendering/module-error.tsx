import type { View } from '../components/ui/view'

/** The error in place of a module that failed; the rest of the page is not affected. */
export function ModuleError({ view }: { view: View }) {
  return <div className="module-error">{view.t('error.module')}</div>
}
