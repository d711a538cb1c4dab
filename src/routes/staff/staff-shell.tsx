import type { ReactNode } from 'react'
import { Brand } from '../../components/shell/brand'
import { Icon, type IconName } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Account } from '../../domain/people/account'
import { mayDo, type Right } from '../../domain/people/rights'
import type { LabelKey } from '../../i18n'
import { homePath, STAFF } from '../../urls'
import { LanguageForm } from './language-form'

interface Place {
  href: string
  label: LabelKey
  icon: IconName
  right?: Right
}

const PLACES: Place[] = [
  { href: STAFF.overview, label: 'staff.overview', icon: 'grid' },
  { href: STAFF.leads, label: 'staff.leads', icon: 'inbox', right: 'leads' },
  { href: STAFF.listings, label: 'staff.listings', icon: 'house', right: 'listings' },
  { href: STAFF.owners, label: 'staff.owners', icon: 'building', right: 'owners' },
  { href: STAFF.imports, label: 'staff.imports', icon: 'upload' },
  { href: STAFF.crm, label: 'staff.crm', icon: 'refresh' },
  { href: STAFF.pages, label: 'staff.pages', icon: 'tree', right: 'content' },
  { href: STAFF.articles, label: 'staff.articles', icon: 'document', right: 'content' },
  { href: STAFF.media, label: 'staff.media', icon: 'camera', right: 'content' },
  { href: STAFF.errors, label: 'staff.errors', icon: 'alert' },
  { href: STAFF.settings, label: 'staff.settings', icon: 'sliders', right: 'content' },
  { href: STAFF.labels, label: 'staff.labels', icon: 'sort', right: 'content' },
  { href: STAFF.redirects, label: 'staff.redirects', icon: 'link', right: 'content' },
  { href: STAFF.accounts, label: 'staff.accounts', icon: 'user', right: 'people' },
  { href: STAFF.audit, label: 'staff.audit', icon: 'document', right: 'people' },
]

interface ShellProps {
  view: View
  account: Account
  title: string
  /** A warning shown on every page. */
  warning: ReactNode
  children: ReactNode
}

/** The shell of every staff page: navigation at the side, in a menu on small screens, then the page. */
export function StaffShell({ view, account, title, warning, children }: ShellProps) {
  const { t } = view
  return (
    <div className="staff-shell">
      <a className="skip" href="#content">
        {t('nav.skip')}
      </a>
      <header className="side">
        <div>
          <Brand view={view} light />
          <button type="button" className="menu-button" popoverTarget="staff-menu">
            <span className="sr-only">{t('staff.nav')}: </span>
            {currentPlace(view) ?? title}
            <Icon name="menu" />
          </button>
          <div id="staff-menu" className="menu" popover="auto">
            <nav aria-label={t('staff.nav')}>
              <Places view={view} account={account} />
            </nav>
            <Me view={view} account={account} />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <h1>{title}</h1>
        {warning}
        {children}
      </main>
    </div>
  )
}

/** The place that this page is in, for the menu's button on small screens. */
function currentPlace({ path, t }: View): string | undefined {
  const place = PLACES.find(({ href }) => currentness(path, href))
  return place && t(place.label)
}

function Places({ view, account }: { view: View; account: Account }) {
  const shown = PLACES.filter(({ right }) => !right || mayDo(account.role, right))
  return (
    <ul>
      {shown.map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href} aria-current={currentness(view.path, href)}>
            <Icon name={icon} />
            {view.t(label)}
          </a>
        </li>
      ))}
      <li>
        <a href={homePath(view.lang)}>
          <Icon name="eye" />
          {view.t('staff.site')}
        </a>
      </li>
    </ul>
  )
}

function currentness(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== STAFF.overview && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The account that is logged in, its language, and the button to log out. */
function Me({ view, account }: { view: View; account: Account }) {
  const { t } = view
  return (
    <details className="me">
      <summary>
        {account.name}
        <small>
          {t(`staff.role.${account.role}`)}
          <Icon name="down" />
        </small>
      </summary>
      <LanguageForm view={view} />
      <a href={STAFF.account}>{t('staff.account')}</a>
      <form method="post" action={STAFF.logout}>
        <button type="submit">{t('staff.logout')}</button>
        <button type="submit" name="everywhere" value="true">
          {t('staff.logout.everywhere')}
        </button>
      </form>
    </details>
  )
}

/** The link above a page to the one that it is part of. */
export function WayBack({ href, children }: { href: string; children: string }) {
  return (
    <p className="way-back">
      <a className="link" href={href}>
        <Icon name="left" />
        {children}
      </a>
    </p>
  )
}
