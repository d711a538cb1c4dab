import { formatPhone, mailHref, phoneHref } from '../../domain/format/phone'
import { plural } from '../../i18n'
import { rolePath } from '../../urls'
import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { type FormScope, fieldId } from './form-scope'
import { fieldLabel } from './labels'

/** All that is wrong, each with the way to its field; takes the focus when it comes. */
export function ErrorSummary({ form }: { form: FormScope }) {
  const { t, lang, issues } = form
  const id = fieldId(form, 'issues')
  return (
    <section
      className="notice bad summary"
      aria-labelledby={id}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: who sent the form must hear first what became of it
      autoFocus={issues.length > 0}
      hidden={issues.length === 0}
      data-summary-one={t('form.summary.one')}
      data-summary-other={t('form.summary.other')}
      data-issue={t('form.issue', { label: '{label}', message: '{message}' })}
    >
      <Icon name="info" />
      <div>
        <strong id={id}>
          {issues.length > 0 && plural(t, lang, 'form.summary', issues.length)}
        </strong>
        <ul>
          {issues.map(({ path, message }) => (
            <li key={path.join('.')}>
              {path[0] ? (
                <a href={`#${fieldId(form, path[0])}`}>
                  {t('form.issue', { label: fieldLabel(form, path[0]), message })}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Why nothing was sent, and other ways to reach the agency; a script fills and shows it. */
export function Failure({ view }: { view: View }) {
  const { t, site } = view
  const phone = site.settings.offices[0]?.phone
  return (
    <div
      className="notice bad failure"
      role="alert"
      tabIndex={-1}
      hidden
      data-server={t('form.failed.server')}
      data-away={t('form.failed.away')}
      data-offline={t('form.failed.offline')}
      data-large={t('form.failed.large')}
      data-limited-one={t('form.failed.limited.one')}
      data-limited-other={t('form.failed.limited.other')}
    >
      <Icon name="info" />
      <div>
        <strong>{t('form.failed')}</strong>
        <p />
        <p className="reach">
          {phone ? (
            <a className="link" href={phoneHref(phone) ?? undefined}>
              <Icon name="phone" />
              {formatPhone(phone)}
            </a>
          ) : null}
          <a className="link" href={mailHref(site.settings.siteEmail) ?? undefined}>
            <Icon name="mail" />
            {site.settings.siteEmail}
          </a>
          <button type="submit" className="link">
            {t('error.retry')}
          </button>
        </p>
      </div>
    </div>
  )
}

/** Stands where a form hands out a file and the visitor stays. */
export function Sent({ view: { t, path } }: { view: View }) {
  return (
    <div className="notice sent" role="status" tabIndex={-1} hidden>
      <Icon name="check" />
      <div>
        <strong>{t('form.sent')}</strong>
        <p>
          {t('form.file')}{' '}
          <a className="link" href={path} target="_blank" rel="noopener">
            {t('form.openfile')}
          </a>
        </p>
      </div>
    </div>
  )
}

/** The privacy notice below a form. */
export function Privacy({ view }: { view: View }) {
  const href = rolePath(view.site, view.lang, 'privacy')
  return (
    <p className="help">
      {view.t('form.privacy')} {href ? <a href={href}>{view.t('form.privacymore')}</a> : null}
    </p>
  )
}
