import { type Place, regionOf } from '../../client/search/places'
import type { RegionChoice } from '../../domain/list/list-filter'
import { withoutRegions } from '../../domain/list/region'
import type { Translate } from '../../i18n/translate'
import type { Choice } from './use-choices'

/** The options for a place: itself, and a municipality with all its postcodes too. */
export function regionChoices(
  place: Place,
  chosen: RegionChoice[],
  t: Translate,
  choose: (regions: RegionChoice[]) => void,
): Choice[] {
  const { name, zip, zips, within } = place
  const choice = (label: string, note: string, regions: RegionChoice[]): Choice => {
    const others = withoutRegions(chosen, regions)
    const selected = withoutRegions(regions, chosen).length === 0
    return {
      label,
      note,
      selected,
      choose: () => choose(selected ? others : [...others, ...regions]),
    }
  }
  const one = choice(`${name} ${zip}`, within === name ? '' : within, [regionOf(place)])
  if (zips.length === 1) return [one]
  const all = [zip, ...zips.filter((other) => other !== zip)]
  const whole = all.map((each) => ({ city: name, zip: each }))
  return [one, choice(t('search.wholecity', { name }), `${zips.length}`, whole)]
}
