import type { View } from '../../../components/ui/view'
import { plural } from '../../../platform/i18n'
import { AppCodeField } from '../../../staff/login/code-fields'
import { LocalTime } from '../../../staff/parts/local-time'
import { StaffField } from '../../../staff/parts/staff-field'
import { STAFF } from '../../../urls'

/** The errors of a change of the second factor. */
export interface FactorIssues {
  /** The error of the password that confirms the set-up, or of the password or code that confirms switching it off. */
  proof?: string
  /** The error of the code that confirms new recovery codes. */
  code?: string
}

interface SecondFactorProps {
  view: View
  factor: { since: number; codes: number } | null
  issues?: FactorIssues
}

/** The second factor of the own account: set it up, renew its recovery codes or switch it off. */
export function SecondFactor({ view, factor, issues = {} }: SecondFactorProps) {
  const { t, lang } = view
  return (
    <section className="panel stack second-factor">
      <h2>{t('staff.factor')}</h2>
      {factor ? (
        <>
          <p>
            <span className="state done">{t('staff.factor.on')}</span>{' '}
            <span className="muted">
              {t('staff.factor.since')} <LocalTime iso={new Date(factor.since).toISOString()} />,{' '}
              {plural(t, lang, 'staff.factor.left', factor.codes)}
            </span>
          </p>
          <Renew view={view} issue={issues.code} />
          <SwitchOff view={view} issue={issues.proof} />
        </>
      ) : (
        <Begin view={view} issue={issues.proof} />
      )}
    </section>
  )
}

interface FormProps {
  view: View
  issue: string | undefined
}

function Begin({ view: { t }, issue }: FormProps) {
  return (
    <form className="stack" method="post" action={`${STAFF.account}/second-factor`}>
      <p>{t('staff.factor.text')}</p>
      <StaffField
        name="proof"
        type="password"
        label={t('staff.account.current')}
        autoComplete="current-password"
        issue={issue}
      />
      <p>
        <button type="submit" className="button">
          {t('staff.factor.start')}
        </button>
      </p>
    </form>
  )
}

function Renew({ view: { t }, issue }: FormProps) {
  return (
    <details open={issue !== undefined}>
      <summary>{t('staff.codes.renew')}</summary>
      <form className="stack" method="post" action={`${STAFF.account}/recovery-codes`}>
        <p className="muted">{t('staff.codes.renewtext')}</p>
        <AppCodeField
          label={t('staff.code.field')}
          help={t('staff.code.help')}
          issue={issue}
          required
        />
        <p>
          <button type="submit" className="button quiet">
            {t('staff.codes.renew')}
          </button>
        </p>
      </form>
    </details>
  )
}

function SwitchOff({ view: { t }, issue }: FormProps) {
  return (
    <details open={issue !== undefined}>
      <summary>{t('staff.factor.switchoff')}</summary>
      <form className="stack" method="post" action={`${STAFF.account}/second-factor/removal`}>
        <StaffField
          name="proof"
          type="password"
          label={t('staff.factor.either')}
          autoComplete="current-password"
          help={t('staff.factor.offtext')}
          issue={issue}
        />
        <p>
          <button type="submit" className="button quiet">
            {t('staff.factor.switchoff')}
          </button>
        </p>
      </form>
    </details>
  )
}
