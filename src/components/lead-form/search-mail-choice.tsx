import type { DemandText } from '../../features/demand/demand-props'
import { CheckboxOption } from '../forms/choice-fields'
import type { FormScope } from '../forms/form-scope'

/**
 * A check box for mails about new listings that match. Mails are sent only with this tick and after a confirmation by
 * mail.
 */
export function SearchMailChoice({ form }: { form: FormScope<DemandText> }) {
  return <CheckboxOption form={form} name="MailMe" value="true" label={form.t('searches.tick')} />
}
