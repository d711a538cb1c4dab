import { favouritesPath } from '../urls'
import { Brand } from './brand'
import { Icon } from './icon'
import { invoker } from './invoker'
import { Island } from './island'
import { LanguageMenu } from './language-menu'
import { menuItems, roleItem } from './menu'
import type { View } from './view'

/** `overlay`: transparent over the picture that the page opens on. */
export function SiteHeader({ view, overlay = false }: { view: View; overlay?: boolean }) {
  return (
    <header className={overlay ? 'site-header over' : 'site-header'} data-header>
      <div className="wrap">
        <HeaderBrand view={view} overlay={overlay} />
        <MainNav view={view} />
        <div className="tools">
          <KeptLink view={view} />
          <LanguageMenu view={view} />
          <ValuationButton view={view} />
          <button type="button" className="burger" {...invoker('show-modal', 'menu')}>
            <span className="sr-only">{view.t('nav.open')}</span>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  )
}

/** Over a picture both logos stand there; the stylesheet shows the one that can be read. */
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
        {items.map(({ href, label, current }) => (
          <li key={href}>
            <a href={href} aria-current={current}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is kept in this browser; its island counts, and listens to every heart of the page. */
function KeptLink({ view }: { view: View }) {
  const href = favouritesPath(view.lang)
  return (
    <Island name="keep" when="load">
      <a className="kept-link" href={href} aria-current={view.path === href ? 'page' : undefined}>
        <Icon name="heart" />
        <span className="sr-only">{view.t('kept.title')}</span>
        <span className="kept-count" data-kept-count />
      </a>
    </Island>
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
