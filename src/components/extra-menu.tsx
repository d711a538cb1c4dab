import { Brand } from './brand'
import { Icon } from './icon'
import { extraItems } from './menu'
import type { View } from './view'

export const EXTRA_MENU = 'extra-menu'

/** The optional side menu of wide screens; narrow ones have its pages at the end of their drawer. */
export function ExtraMenu({ view }: { view: View }) {
  const items = extraItems(view)
  if (items.length === 0) return null
  return (
    <dialog
      id={EXTRA_MENU}
      className={`drawer ${view.site.settings.drawerSide}`}
      aria-label={view.t('nav.extra')}
      {...{ closedby: 'any' }}
    >
      <div className="top">
        <Brand view={view} />
        <form method="dialog">
          <button type="submit" className="burger">
            <span className="sr-only">{view.t('nav.close')}</span>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav aria-label={view.t('nav.extra')}>
        <ul>
          {items.map(({ href, label, current }) => (
            <li key={href}>
              <a href={href} aria-current={current}>
                {label}
                <Icon name="right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  )
}
