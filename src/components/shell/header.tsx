import { hook } from '../../client/hooks'
import { favouritesPath } from '../../urls'
import { Icon } from '../ui/icon'
import { Island } from '../ui/island'
import type { View } from '../ui/view'
import { Brand } from './brand'
import { EXTRA_MENU } from './extra-menu'
import { invoker } from './invoker'
import { LanguageMenu } from './language-menu'
import { extraItems, type MenuItem, menuItems, roleItem } from './menu'

/** The colour of the header's words over the picture or the colour at the top of a page. */
export type Overlay = 'white' | 'ink'

/** The header. With `overlay` it is transparent over the hero picture. */
export function SiteHeader({ view, overlay }: { view: View; overlay: Overlay | undefined }) {
  return (
    <header
      className={overlay ? `site-header over ${overlay}` : 'site-header'}
      {...hook('header', overlay ? 'over' : '')}
    >
      <div className="wrap">
        <HeaderBrand view={view} overlay={Boolean(overlay)} />
        <MainNav view={view} />
        <div className="tools">
          <FavouritesLink view={view} />
          <LanguageMenu view={view} />
          <ValuationButton view={view} />
          <button type="button" className="burger" {...invoker('menu')}>
            <span className="sr-only">{view.t('nav.open')}</span>
            <Icon name="menu" />
          </button>
          <ExtraButton view={view} />
        </div>
      </div>
    </header>
  )
}

/** The brand of the header. Over a picture both logos are rendered, and the style sheet shows the readable one. */
function HeaderBrand({ view, overlay }: { view: View; overlay: boolean }) {
  if (!overlay || !view.site.settings.logoLight) return <Brand view={view} />
  return (
    <>
      <span className="brand-light">
        <Brand view={view} light />
      </span>
      <span className="brand-dark">
        <Brand view={view} />
      </span>
    </>
  )
}

function MainNav({ view }: { view: View }) {
  const items = menuItems(view)
  if (items.length === 0) return null
  return (
    <nav aria-label={view.t('nav.main')}>
      <ul>
        {items.map((item) => (
          <MainItem key={item.href} view={view} item={item} />
        ))}
      </ul>
    </nav>
  )
}

function MainItem({ view, item }: { view: View; item: MenuItem }) {
  const { href, label, current, children } = item
  return (
    <li>
      <a href={href} aria-current={current}>
        {label}
      </a>
      {children.length > 0 ? <SubMenu view={view} item={item} /> : null}
    </li>
  )
}

/**
 * A menu item with a sub-menu, which its button opens by key, click or tap, also without scripts. The page itself stays
 * a link.
 */
function SubMenu({ view, item: { href, label, children } }: { view: View; item: MenuItem }) {
  const id = `sub${href.replaceAll('/', '-')}`
  return (
    <>
      <button type="button" className="sub-button" popoverTarget={id}>
        <span className="sr-only">{view.t('nav.subof', { name: label })}</span>
        <Icon name="chevron-down" />
      </button>
      <ul id={id} className="sub-menu" popover="auto" aria-label={label}>
        {children.map((child) => (
          <li key={child.href}>
            <a href={child.href} aria-current={child.current}>
              {child.label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The link to the favourites. Its island shows their number and handles all favourite buttons of the page. */
function FavouritesLink({ view }: { view: View }) {
  const href = favouritesPath(view.lang)
  return (
    <Island name="favourite-buttons" when="load">
      <a
        className="favourites-link"
        data-visited-word={view.t('card.visited')}
        href={href}
        aria-current={view.path === href ? 'page' : undefined}
      >
        <Icon name="heart" />
        <span className="sr-only">{view.t('favourites.title')}</span>
        <span className="favourites-count" data-favourites-count />
      </a>
    </Island>
  )
}

function ExtraButton({ view }: { view: View }) {
  if (extraItems(view).length === 0) return null
  return (
    <button type="button" className="burger extra" {...invoker(EXTRA_MENU)}>
      <span className="sr-only">{view.t('nav.openextra')}</span>
      <Icon name="menu" />
    </button>
  )
}

function ValuationButton({ view }: { view: View }) {
  const valuation = roleItem(view, 'valuation')
  return valuation ? (
    <a className="button" href={valuation.href}>
      {view.t('nav.valuation')}
    </a>
  ) : null
}
