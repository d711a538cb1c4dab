import type { ReactNode } from 'react'
import { ExtraFields } from '../../components/forms/extra-fields'
import { TextArea } from '../../components/forms/field'
import type { FormScope } from '../../components/forms/form-scope'
import { Newsletter, PersonFields } from '../../components/forms/person-fields'
import type { DemandText } from './demand-props'

/** Contact details, a remark, and what else may be ticked. */
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
