import { needsConsent } from '../../platform/external-scripts/external-scripts'
import { pick } from '../../platform/format/lang'
import type { PageRole } from '../../site/page-role'
import { LICENCES_PATH, loginPath, STAFF } from '../../urls'
import type { View } from '../ui/view'
import { Brand } from './brand'
import { EditMarks, type EditTarget } from './edit-links'
import { LegalIdentity } from './legal-identity'
import { footerItems, roleItem } from './menu'
import { OfficeCard } from './office-card'

const LEGAL: readonly PageRole[] = ['privacy', 'cookies', 'disclaimer', 'accessibility']

const OFFICES: EditTarget = {
  href: `${STAFF.settings}/offices`,
  right: 'settings',
  label: 'settings.offices',
  at: 'footer',
}

export function SiteFooter({ view }: { view: View }) {
  const { offices, tagline, notice } = view.site.settings
  return (
    <footer className="site-footer" id="footer" tabIndex={-1}>
      <div className="wrap">
        <div className="cols">
          <div className="lead">
            <Brand view={view} light lazy />
            <p>{pick(tagline, view.lang)}</p>
          </div>
          {offices.map((office) => (
            <OfficeCard key={office.name} view={view} office={office} heading="h2" />
          ))}
          <QuickLinks view={view} />
        </div>
        <EditMarks view={view} targets={[OFFICES]} />
        <LegalIdentity view={view} />
        <div className="legal">
          <nav aria-label={view.t('footer.legal')}>
            <ul>
              <RoleLinks view={view} roles={LEGAL} />
              <ConsentButton view={view} />
            </ul>
          </nav>
          <PlaceCredit view={view} />
        </div>
        {notice ? <p className="fictional">{pick(notice, view.lang)}</p> : null}
      </div>
    </footer>
  )
}

function QuickLinks({ view }: { view: View }) {
  return (
    <nav aria-labelledby="footer-quick">
      <h2 id="footer-quick">{view.t('footer.quick')}</h2>
      <ul>
        {footerItems(view).map(({ href, label, rel }) => (
          <li key={href}>
            <a href={href} rel={rel}>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={loginPath(view.lang)}>{view.t('nav.login')}</a>
        </li>
      </ul>
    </nav>
  )
}

function RoleLinks({ view, roles }: { view: View; roles: readonly PageRole[] }) {
  return roles.flatMap((role) => {
    const item = roleItem(view, role)
    return item ? (
      <li key={role}>
        <a href={item.href}>{item.label}</a>
      </li>
    ) : (
      []
    )
  })
}

/** The button that opens the consent dialog. It is rendered only if a script needs consent. */
function ConsentButton({ view }: { view: View }) {
  if (!view.site.settings.externalScripts.some(needsConsent)) return null
  return (
    <li className="consent-again">
      <button type="button" data-ask-consent data-early-events="consent">
        {view.t('legal.cookiesettings')}
      </button>
    </li>
  )
}

function PlaceCredit({ view }: { view: View }) {
  return (
    <p>
      {view.t('footer.placedata')}{' '}
      <a href="https://www.geonames.org/" rel="noopener">
        GeoNames
      </a>{' '}
      (<abbr title="Creative Commons Attribution 4.0">CC BY 4.0</abbr>), Statbel,{' '}
      <a href="https://github.com/bmesuere/belgium-topojson" rel="noopener">
        belgium-topojson
      </a>{' '}
      (<abbr title="Creative Commons Zero">CC0</abbr>) ·{' '}
      <a href={LICENCES_PATH}>{view.t('footer.licences')}</a>
    </p>
  )
}
