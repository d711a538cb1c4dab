import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { LanguageLinks } from './language-menu'
import { extraItems, type MenuItem, menuItems, roleItem } from './menu'
import { SideDialog } from './side-dialog'

/** The menu of narrow screens, which the header's menu button opens. */
export function Drawer({ view }: { view: View }) {
  const valuation = roleItem(view, 'valuation')
  return (
    <SideDialog view={view} id="menu" label={view.t('nav.menu')}>
      <DrawerNav view={view} items={menuItems(view)} extra={extraItems(view)} />
      <div className="bottom">
        <LanguageLinks view={view} />
        {valuation ? (
          <a className="button large block" href={valuation.href}>
            {view.t('nav.valuation')}
          </a>
        ) : null}
      </div>
    </SideDialog>
  )
}

interface DrawerNavProps {
  view: View
  items: MenuItem[]
  /** The items of the extra menu, which narrow screens show at the end of this menu. */
  extra: MenuItem[]
}

function DrawerNav({ view, items, extra }: DrawerNavProps) {
  if (items.length + extra.length === 0) return <p className="muted">{view.t('nav.empty')}</p>
  return (
    <nav aria-label={view.t('nav.menu')}>
      <ul>
        {items.map((item) => (
          <DrawerItem key={item.href} item={item} />
        ))}
      </ul>
      {extra.length > 0 ? (
        <ul className="more-pages">
          {extra.map((item) => (
            <DrawerItem key={item.href} item={item} />
          ))}
        </ul>
      ) : null}
    </nav>
  )
}

function DrawerItem({ item: { href, label, current, children, rel } }: { item: MenuItem }) {
  return (
    <li>
      <a href={href} aria-current={current} rel={rel}>
        {label}
        <Icon name="chevron-right" />
      </a>
      {children.length > 0 ? (
        <ul className="sub">
          {children.map((child) => (
            <li key={child.href}>
              <a href={child.href} aria-current={child.current}>
                {child.label}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}
