import { hook } from '../../client/hooks'
import { Hydrated } from '../../client/hydrated'
import { needsConsent } from '../../platform/external-scripts/external-scripts'
import { textsOf } from '../../platform/i18n'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import {
  CONSENT_CHOICES_TEXTS,
  ConsentChoices,
  type ConsentChoicesProps,
} from './consent-choices.island'
import { roleItem } from './menu'

/**
 * The consent dialog for the external scripts of the settings. Cached pages are the same for all visitors, so each page
 * contains the closed dialog and its script opens it if no decision is stored.
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
      {...hook('consent-dialog')}
      role="dialog"
      aria-labelledby="consent-ask"
      tabIndex={-1}
      hidden
    >
      <div className="wrap">
        <p id="consent-ask">{t('consent.ask')}</p>
        <Hydrated
          name="consent-choices"
          when="interaction"
          lang={view.lang}
          component={ConsentChoices}
          props={{ texts: textsOf(t, CONSENT_CHOICES_TEXTS), policy: cookiePolicy(view) }}
        />
        <div className="answers">
          <button type="button" className="button quiet" data-consent="none">
            {t('consent.refuse')}
          </button>
          <button type="button" className="button quiet" data-consent="all">
            {t('consent.accept')}
          </button>
        </div>
      </div>
    </section>
  )
}

function cookiePolicy(view: View): ConsentChoicesProps['policy'] {
  const { href, label } = roleItem(view, 'cookies') ?? {}
  return href && label ? { href, label } : null
}
