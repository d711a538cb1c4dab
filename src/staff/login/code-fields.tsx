import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import { CODE_FIELDS } from './check-code'

interface CodeFieldsProps {
  view: View
  /** The reason why the last code was refused. */
  failure?: string | undefined
}

/** The fields for a code of the authenticator app or, if the app is not available, a recovery code. */
export function CodeFields({ view: { t }, failure }: CodeFieldsProps) {
  const { recovery } = CODE_FIELDS
  return (
    <>
      <AppCodeField label={t('staff.code.field')} help={t('staff.code.help')} issue={failure} />
      <details open={failure !== undefined}>
        <summary>{t('staff.code.lost')}</summary>
        <p className="field">
          <label htmlFor={recovery}>{t('staff.code.recovery')}</label>
          <input
            id={recovery}
            name={recovery}
            className="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${recovery}-hint`}
          />
          <span className="help" id={`${recovery}-hint`}>
            {t('staff.code.nothing')}
          </span>
        </p>
      </details>
    </>
  )
}

interface AppCodeProps {
  label: string
  help: string
  issue?: string | undefined
  required?: boolean
}

/** The field for six digits, which phones can autofill. */
export function AppCodeField({ label, help, issue, required }: AppCodeProps) {
  const { app } = CODE_FIELDS
  return (
    <p className={issue ? 'field invalid' : 'field'}>
      <label htmlFor={app}>{label}</label>
      <input
        id={app}
        name={app}
        className="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required={required}
        aria-invalid={issue ? true : undefined}
        aria-describedby={`${app}-hint`}
        // biome-ignore lint/a11y/noAutofocus: after a refused code, the next one is typed here
        autoFocus={issue ? true : undefined}
      />
      <span className="help" id={`${app}-hint`} role={issue ? 'alert' : undefined}>
        {issue ? <Icon name="alert" /> : null}
        {issue ?? help}
      </span>
    </p>
  )
}
