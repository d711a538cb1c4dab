import { type FormEvent, useRef, useState } from 'react'
import { Icon } from '../../components/ui/icon'
import { cleanEmail } from '../../platform/format/text'
import type { Translate } from '../../platform/i18n'
import { issueText } from '../../site/forms/issue-texts'
import { plainIssue } from '../../site/forms/plain-field'
import { checkEmail } from './check-email'
import type { Visit } from './use-visit'
import type { VisitText } from './visit-texts'

interface VisitEmailProps {
  t: Translate<VisitText | 'issue' | 'form.email'>
  visit: Visit
  propertyId: number
}

/** The field for the email address. The next step depends on whether the agency knows it. */
export function VisitEmail({ t, visit, propertyId }: VisitEmailProps) {
  const [isChecking, setChecking] = useState(false)
  const [issue, setIssue] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function check(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const email = cleanEmail(String(new FormData(event.currentTarget).get('email') ?? ''))
    const code = plainIssue('email', email)
    setIssue(code && issueText(t, 'visit', { field: 'email', code }))
    if (code) return field.current?.focus()
    visit.answer({ Email: email })
    setChecking(true)
    const isKnown = await checkEmail(email, propertyId)
    setChecking(false)
    visit.happen(isKnown ? 'known' : 'unknown')
  }

  return (
    <form method="dialog" noValidate onSubmit={check}>
      <p id="visit-email-help">{t('visitsteps.email')}</p>
      <div className={issue ? 'field invalid' : 'field'}>
        <label htmlFor="visit-email">{t('form.email')}</label>
        <input
          ref={field}
          id="visit-email"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          aria-invalid={issue ? true : undefined}
          aria-describedby="visit-email-help visit-email-error"
        />
        <p className="error" id="visit-email-error" hidden={!issue}>
          <Icon name="info" />
          <span>{issue}</span>
        </p>
      </div>
      <button type="submit" className="button large" disabled={isChecking}>
        {t(isChecking ? 'visitsteps.checking' : 'visitsteps.check')}
      </button>
    </form>
  )
}
