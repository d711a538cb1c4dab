import type { DemandText } from '../../features/demand/demand-props'
import { Tick } from '../forms/choice-fields'
import type { FormScope } from '../forms/form-scope'

/** Also mails about new homes that fit: nobody gets them without this tick, and a mail that confirms it. */
export function MailMe({ form }: { form: FormScope<DemandText> }) {
  return <Tick form={form} name="MailMe" value="true" label={form.t('searches.tick')} />
}
