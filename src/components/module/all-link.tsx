import type { ListName } from '../../listing/filter/lists'
import { formatInteger } from '../../platform/format/number'
import { rolePath } from '../../urls'
import type { View } from '../ui/view'

interface AllLinkProps {
  view: View
  list: ListName
  /** The number of listings in the complete list. */
  total: number
}

/** A link to a list with the number of its listings. Renders nothing if the agency has no page for that list. */
export function AllLink({ view: { t, site, lang }, list, total }: AllLinkProps) {
  const href = rolePath(site, lang, list)
  if (!href) return null
  return (
    <a className="link" href={href}>
      {total > 1 ? t(`list.all.${list}`, { count: formatInteger(total) }) : t('list.all')}
    </a>
  )
}
