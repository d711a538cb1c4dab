import { type FormEvent, useState } from 'react'
import type { Translate } from '../../i18n'
import { checkEmail } from './check-email'
import type { Visit } from './use-visit'

interface VisitEmailProps {
  t: Translate
  visit: Visit
  propertyId: number
}

/** Asks for the email address; whether the agency knows it decides which step comes next. */
export function VisitEmail({ t, visit, propertyId }: VisitEmailProps) {
  const [isChecking, setChecking] = useState(false)

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    visit.answer({ Email: email })
    setChecking(true)
    const isKnown = await checkEmail(email, propertyId)
    setChecking(false)
    visit.happen(isKnown ? 'known' : 'unknown')
  }

  return (
    <form method="dialog" onSubmit={check}>
      <p id="visit-email-help">{t('visit.email')}</p>
      <div className="field">
        <label htmlFor="visit-email">{t('form.email')}</label>
        <input
          id="visit-email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-describedby="visit-email-help"
        />
      </div>
      <button type="submit" className="button large" disabled={isChecking}>
        {t(isChecking ? 'visit.checking' : 'visit.check')}
      </button>
    </form>
  )
}
