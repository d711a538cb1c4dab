import { Fragment, type ReactNode } from 'react'
import { Brand } from '../components/shell/brand'
import { Icon, type IconName } from '../components/ui/icon'
import type { View } from '../components/ui/view'
import type { Account } from '../platform/accounts/account'
import { mayDo } from '../platform/accounts/rights'
import { withColon } from '../platform/format/lang'
import { homePath, STAFF } from '../urls'
import type { Collection } from './collections/collection'
import { helpPathFor } from './help/help-articles'
import { navGroups } from './nav-items'
import { FindField, Palette } from './parts/find-field'
import { LanguageForm } from './parts/language-form'
import { StaffMemberName } from './parts/staff-member-name'

interface ShellProps {
  view: View
  account: Account
  collections: readonly Collection[]
  /** The portrait of the account's team member, if there is one. */
  photo: string | null
  title: string
  heading: string
  /** A sentence below the heading. */
  intro: ReactNode
  /** Buttons and links next to the heading. */
  actions: ReactNode
  /** The number of leads that wait for the account. */
  waitingLeads: number
  /** False if no screen of the sync is needed. */
  hasCrm: boolean
  /** A warning shown on every page. */
  warning: ReactNode
  children: ReactNode
}

/** The layout of every staff page: the navigation at the side, or in a menu on small screens, and the page. */
export function StaffShell({
  view,
  account,
  collections,
  photo,
  title,
  heading,
  intro,
  actions,
  waitingLeads,
  hasCrm,
  warning,
  children,
}: ShellProps) {
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
            <span className="sr-only">{withColon(view.lang, t('staff.nav'))} </span>
            {currentPlace(view, collections) ?? title}
            <Icon name="menu" />
          </button>
          <div id="staff-menu" className="menu" popover="auto">
            <FindField view={view} />
            <nav aria-label={t('staff.nav')}>
              <Navigation {...{ view, account, collections, hasCrm, waitingLeads }} />
            </nav>
            <Me {...{ view, account, photo }} />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className="page-head">
          <h1>{heading}</h1>
          <HelpLink view={view} collections={collections} />
          {actions ? <div className="page-actions">{actions}</div> : null}
          {intro ? <p className="page-intro">{intro}</p> : null}
        </div>
        {warning}
        {children}
      </main>
      <Palette view={view} />
    </div>
  )
}

/** Returns the name of the current navigation item, for the menu button on small screens. */
function currentPlace({ path, t }: View, collections: readonly Collection[]): string | undefined {
  const items = navGroups(collections).flatMap((group) => group.items)
  const place = items.find(({ href }) => currentness(path, href))
  return place && t(place.label)
}

type NavigationProps = Pick<
  ShellProps,
  'view' | 'account' | 'collections' | 'hasCrm' | 'waitingLeads'
>

/** The groups of navigation items that the account may open, and the link to the website. */
function Navigation({ view, account, collections, hasCrm, waitingLeads }: NavigationProps) {
  const { t, path, lang } = view
  const groups = navGroups(collections).map((group) => ({
    ...group,
    items: group.items.filter(
      ({ href, right }) => (!right || mayDo(account.role, right)) && (hasCrm || href !== STAFF.crm),
    ),
  }))
  return (
    <>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ label, isCollapsible, items }) => {
          const list = (
            <ul aria-label={isCollapsible ? undefined : t(label)}>
              {items.map(({ href, label: name, icon }) => (
                <li key={href}>
                  <a href={href} aria-current={currentness(path, href)}>
                    <Icon name={icon} />
                    {t(name)}
                    {href === STAFF.leads && waitingLeads > 0 ? (
                      <b>
                        {waitingLeads}
                        <span className="sr-only"> {t('staff.lead.new')}</span>
                      </b>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          )
          if (!isCollapsible) return <Fragment key={label}>{list}</Fragment>
          return (
            <details key={label} open={items.some(({ href }) => currentness(path, href))}>
              <summary>
                {t(label)}
                <Icon name="chevron-down" />
              </summary>
              {list}
            </details>
          )
        })}
      <a href={homePath(lang)}>
        <Icon name="eye" />
        {t('staff.site')}
      </a>
    </>
  )
}

/** The link to the help of the screen. The help itself has none. */
function HelpLink({ view, collections }: Pick<ShellProps, 'view' | 'collections'>) {
  const { path, t } = view
  if (path.startsWith(STAFF.help)) return null
  return (
    <a href={helpPathFor(path, collections)}>
      <Icon name="info" />
      {t('staff.help.screen')}
    </a>
  )
}

function currentness(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== STAFF.overview && path.startsWith(`${href}/`) ? 'true' : undefined
}

/** The logged-in account, its language and the logout button. */
function Me({ view, account, photo }: Pick<ShellProps, 'view' | 'account' | 'photo'>) {
  const { t } = view
  return (
    <details className="me">
      <summary>
        <StaffMemberName name={account.name} photo={photo} />
        <small>
          {t(`staff.role.${account.role}`)}
          <Icon name="chevron-down" />
        </small>
      </summary>
      <LanguageForm view={view} />
      <a href={STAFF.account}>{t('staff.account')}</a>
      <a href={STAFF.help}>{t('staff.help')}</a>
      <form className="row" method="post" action={STAFF.logout}>
        <button type="submit">{t('staff.logout')}</button>
        <button type="submit" name="everywhere" value="true">
          {t('staff.logout.everywhere')}
        </button>
      </form>
    </details>
  )
}

/** The link above a page to its parent page. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="back-link">
      <a className="link" href={href}>
        <Icon name="chevron-left" />
        {children}
      </a>
    </p>
  )
}

interface HeadButtonProps {
  href: string
  icon: IconName
  children: string
}

/** The main action of a list, a button next to its heading. */
export function HeadButton({ href, icon, children }: HeadButtonProps) {
  return (
    <a className="button" href={href}>
      <Icon name={icon} />
      {children}
    </a>
  )
}
