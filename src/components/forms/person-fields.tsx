import { TextField } from './field'
import { type FormScope, isRequired } from './form-scope'
import { fieldLabel } from './labels'

/** As the server judges them, near enough to say so at once. */
const EMAIL = '[^\\s@]+@[^\\s@]+\\.[A-Za-z]{2,}'
const PHONE = '(?=(?:\\D*\\d){6})[\\d\\s+\\(\\)\\.\\/\\-]+'

/** Name, e-mail address and telephone number. */
export function PersonFields({ form }: { form: FormScope }) {
  const field = (name: string) => ({
    form,
    name,
    label: fieldLabel(form, name),
    required: isRequired(form, name),
  })
  const { reach } = form.rules
  return (
    <div className="form-grid">
      <p className="help full">
        {form.view.t('form.starred')} {reach ? form.view.t('form.either') : null}
      </p>
      <TextField {...field('FirstName')} autoComplete="given-name" maxLength={100} />
      <TextField {...field('Name')} autoComplete="family-name" maxLength={100} />
      <TextField
        {...field('Email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        pattern={EMAIL}
        wrong="email"
        either={reach ? 'PhoneNumber' : undefined}
      />
      <TextField
        {...field('PhoneNumber')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        pattern={PHONE}
        wrong="phone"
        placeholder="0470 12 34 56"
      />
    </div>
  )
}
