import { floorName } from '../../components/listing/floor-name'
import type { View } from '../../components/ui/view'
import type { ListingDetail, PublicPlan } from '../../listing/published'
import type { Translated } from '../../platform/format/lang'
import { roomNamed } from '../gallery/gallery'

export function plansOf(view: View, home: ListingDetail): PublicPlan[] {
  const { plans = [], pictures } = home
  const known = new Set(plans.map(({ picture }) => picture))
  const drawings = pictures.filter(({ url, name }) => roomNamed(name) === 'plan' && !known.has(url))
  return [
    ...plans,
    ...drawings.map(({ url, name }, index) => ({
      picture: url,
      title: planTitle(view, home, name) ?? {
        [view.lang]:
          drawings.length > 1 ? `${view.t('plans.rooms')} ${index + 1}` : view.t('plans.rooms'),
      },
      spots: [],
    })),
  ]
}

/** Returns the agency's name of a plan, else the only floor of the property, else null. A file name is no name. */
function planTitle({ t, lang }: View, home: ListingDetail, name: string): Translated | null {
  if (/\s/.test(name) && !/\.\w+$/.test(name)) return { [lang]: name }
  const floors = new Set(home.divisions.map(({ floor }) => floor))
  const [room] = home.divisions
  if (!room || floors.size > 1) return null
  const title = room.floorName ?? { [lang]: floorName(t, room.floor) }
  return Object.values(title).some(Boolean) ? title : null
}
