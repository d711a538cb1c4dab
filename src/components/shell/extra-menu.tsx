import { Icon } from '../ui/icon'
import type { View } from '../ui/view'
import { extraItems } from './menu'
import { SideDialog } from './side-dialog'

export const EXTRA_MENU = 'extra-menu'

/** The optional side menu of wide screens. Narrow screens show its pages at the end of their menu. */
export function ExtraMenu({ view }: { view: View }) {
  const items = extraItems(view)
  if (items.length === 0) return null
  return (
    <SideDialog view={view} id={EXTRA_MENU} label={view.t('nav.extra')}>
      <nav aria-label={view.t('nav.extra')}>
        <ul>
          {items.map(({ href, label, current, rel }) => (
            <li key={href}>
              <a href={href} aria-current={current} rel={rel}>
                {label}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SideDialog>
  )
}
