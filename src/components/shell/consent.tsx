import { CONSENT_CATEGORIES } from '../../domain/content/consent'
import { needsConsent } from '../../domain/content/external-scripts'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { roleItem } from './menu'

/**
 * The consent dialog for the external scripts of the settings. Cached pages are the same for all
 * visitors, so each has the dialog hidden and its script opens it when no choice is stored.
 */
export function Consent({ view }: { view: View }) {
  const { externalScripts } = view.site.settings
  if (externalScripts.length === 0) return null
  return (
    <Island name="consent" when="load">
      {externalScripts.some(needsConsent) ? <ConsentDialog view={view} /> : null}
    </Island>
  )
}

function ConsentDialog({ view }: { view: View }) {
  const { t } = view
  return (
    <section
      className="consent"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      tabIndex={-1}
      hidden
    >
      <h2 id="consent-title">{t('consent.title')}</h2>
      <p id="consent-text">
        {t('consent.text')} <CookiePolicyLink view={view} />
      </p>
      <div className="answers">
        <button type="button" className="button" data-consent="none">
          {t('consent.refuse')}
        </button>
        <button type="button" className="button" data-consent="all">
          {t('consent.accept')}
        </button>
      </div>
      <details>
        <summary>{t('consent.choose')}</summary>
        <Choices view={view} />
      </details>
    </section>
  )
}

function CookiePolicyLink({ view }: { view: View }) {
  const policy = roleItem(view, 'cookies')
  return policy ? <a href={policy.href}>{policy.label}</a> : null
}

function Choices({ view: { t } }: { view: View }) {
  return (
    <form>
      <ul>
        <li>
          <label className="check">
            <input type="checkbox" defaultChecked disabled />
            <span>
              <b>{t('consent.necessary')}</b> {t('consent.necessarytext')}
            </span>
          </label>
        </li>
        {CONSENT_CATEGORIES.map((category) => (
          <li key={category}>
            <label className="check">
              <input type="checkbox" name="category" value={category} />
              <span>
                <b>{t(`consent.${category}`)}</b> {t(`consent.${category}.text`)}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <button type="submit" className="button quiet">
        {t('consent.save')}
      </button>
    </form>
  )
}
