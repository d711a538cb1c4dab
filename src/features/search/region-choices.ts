import { type Place, regionOf } from '../../client/places/places'
import { isAreaKey, type RegionChoice } from '../../listing/filter/list-filter'
import { withoutRegions } from '../../listing/filter/region'
import type { Translate } from '../../platform/i18n/translate'
import type { Choice } from './use-choices'

/** Keys of the texts of a list of suggested places. */
export type PlaceText =
  | 'search.away'
  | 'search.found'
  | 'search.places'
  | 'search.region'
  | 'search.wholecity'

/**
 * Returns the name of a place in a list of suggestions. A municipality with several postcodes stands for all of them.
 */
export function placeLabels(
  { kind, name, zip, code, municipality: within }: Place,
  t: Translate<PlaceText>,
): Pick<Choice, 'label' | 'note'> {
  if (kind === 'area') return { label: name, note: t('search.region') }
  if (isAreaKey(code)) return { label: t('search.wholecity', { name }) }
  return { label: `${name} ${zip}`, note: within === name ? '' : within }
}

/**
 * Returns the option for a place. It adds or removes all postcodes of the place, while forms take postcodes separately.
 */
export function regionChoice(
  place: Place,
  selectedRegions: RegionChoice[],
  t: Translate<PlaceText>,
  { asPostcodes = false, choose }: { asPostcodes?: boolean; choose(regions: RegionChoice[]): void },
): Choice {
  const { name, zip, zips } = place
  const sortedZips = [zip, ...zips.filter((other) => other !== zip)]
  const regions = asPostcodes
    ? sortedZips.map((each) => ({ city: name, zip: each }))
    : [regionOf(place)]
  const others = withoutRegions(selectedRegions, regions)
  const selected = withoutRegions(regions, selectedRegions).length === 0
  return {
    ...placeLabels(place, t),
    selected,
    choose: () => choose(selected ? others : [...others, ...regions]),
  }
}
