import type { ListName } from '../../listing/filter/lists'
import { formatInteger } from '../../platform/format/number'
import { rolePath } from '../../urls'
import type { View } from '../ui/view'

interface AllLinkProps {
  view: View
  list: ListName
  /** Rows of the whole list. */
  total: number
}

/** The way to a list, with what is on it; nothing where the agency has no such page. */
export function AllLink({ view: { t, site, lang }, list, total }: AllLinkProps) {
  const href = rolePath(site, lang, list)
  if (!href) return null
  return (
    <a className="link" href={href}>
      {total > 1 ? t(`list.all.${list}`, { count: formatInteger(total) }) : t('list.all')}
    </a>
  )
}
