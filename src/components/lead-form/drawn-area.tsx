import type { DemandText } from '../../features/demand/demand-props'
import { CheckboxOption } from '../forms/choice-fields'
import { type FormScope, textIn } from '../forms/form-scope'

/** The area that a visitor drew before. The visitor can remove it to include listings outside of it. */
export function DrawnArea({ form }: { form: FormScope<DemandText> }) {
  const area = textIn(form, 'Area')
  return area ? (
    <CheckboxOption form={form} name="Area" value={area} label={form.t('demand.area')} />
  ) : null
}
