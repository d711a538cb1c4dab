import type { ReactNode } from 'react'
import type { DemandText } from '../../features/demand/demand-props'
import { ExtraFields } from '../forms/extra-fields'
import { TextArea } from '../forms/field'
import type { FormScope } from '../forms/form-scope'
import { Newsletter, PersonFields } from '../forms/person-fields'

/** Contact details, a message and the optional check boxes. */
export function YourDetails({
  form,
  children,
}: {
  form: FormScope<DemandText>
  children?: ReactNode
}) {
  const { t } = form
  return (
    <fieldset className="choices stack">
      <legend>{t('demand.you')}</legend>
      <PersonFields form={form} />
      <ExtraFields form={form} />
      <TextArea form={form} name="Content" label={t('demand.remark')} maxLength={5000} />
      {children}
      <Newsletter form={form} />
    </fieldset>
  )
}
