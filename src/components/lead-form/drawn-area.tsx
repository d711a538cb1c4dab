import type { DemandText } from '../../features/demand/demand-props'
import { Tick } from '../forms/choice-fields'
import { type FormScope, textIn } from '../forms/form-scope'

/** The area that a visitor drew before, until they want the homes outside of it too. */
export function DrawnArea({ form }: { form: FormScope<DemandText> }) {
  const area = textIn(form, 'Area')
  return area ? <Tick form={form} name="Area" value={area} label={form.t('demand.area')} /> : null
}
