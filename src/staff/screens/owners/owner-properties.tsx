import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import type { HomeLine as Home, ListedOwner } from '../../../features/owner-area/owners'
import { withColon } from '../../../platform/format/lang'
import { STAFF } from '../../../urls'
import { OWNER_PATHS } from './owner-actions'
import { HomeLine, homeName } from './property-line'

interface OwnerHomesProps {
  view: View
  owner: ListedOwner
  q: string
  /** Search results without the owner’s properties. */
  found: Home[]
}

/** An owner’s properties, each with a button to remove it, and a search to add others. */
export function OwnerHomes({ view, owner, q, found }: OwnerHomesProps) {
  const { t } = view
  const path = `${STAFF.owners}/${owner.id}`
  return (
    <section className="panel stack" id="homes">
      <h2>{t('staff.owners.homes')}</h2>
      <p className="muted">{t('staff.owners.homes.text')}</p>
      {owner.homes.length === 0 ? <p>{t('staff.owners.nohomes')}</p> : null}
      <HomeList view={view} path={path} homes={owner.homes} act="remove" />
      <search>
        <form className="staff-filters" method="get" action={`${path}#homes`}>
          <p className="field grow">
            <label htmlFor="q">{t('staff.owners.homesearch')}</label>
            <input id="q" type="search" name="q" defaultValue={q} autoComplete="off" />
          </p>
          <button type="submit" className="button quiet">
            <Icon name="search" />
            {t('staff.owners.find')}
          </button>
        </form>
      </search>
      {q && found.length === 0 ? <p role="status">{t('staff.owners.nonefound')}</p> : null}
      <HomeList view={view} path={path} homes={found} act="add" />
    </section>
  )
}

interface HomeListProps {
  view: View
  path: string
  homes: Home[]
  act: 'add' | 'remove'
}

function HomeList({ view, path, homes, act }: HomeListProps) {
  if (homes.length === 0) return null
  return (
    <ul className="rows spread">
      {homes.map((home) => (
        <li key={home.id}>
          <HomeLine view={view} home={home} />
          <form method="post" action={path + OWNER_PATHS[act]}>
            <input type="hidden" name="home" value={home.id} />
            <button type="submit" className="button quiet">
              {view.t(`staff.owners.act.${act}`)}
              <span className="sr-only">
                {withColon(view.lang, '')} {homeName(view, home)}
              </span>
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}
