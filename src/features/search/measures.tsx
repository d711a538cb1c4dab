import type { SelectOption } from '../../components/listing/search-options'
import { BATHROOMS, EPC_LETTERS } from '../../listing/filter/list-filter'
import { formatSurface } from '../../platform/format/number'
import { plural } from '../../platform/i18n/translate'
import { Select } from './fields'
import type { Search } from './use-search'

/** The filters by surface, plot, bathrooms and energy label. */
export function Measures({ search }: { search: Search }) {
  const { t, filter, change } = search
  const { ranges } = search.choices
  const surfaces = sizeOptions(search, SURFACES, filter.minSurface, ranges.surface?.highest)
  const plots = sizeOptions(search, PLOTS, filter.minPlot, ranges.plot?.highest)
  const bathrooms = bathroomOptions(search)
  const labels = epcOptions(search)
  if ([surfaces, plots, bathrooms, labels].every(({ length }) => length < 2)) return null
  return (
    <fieldset className="measures">
      <legend>{t('search.measures')}</legend>
      <div>
        <Select
          label={t('search.surface')}
          name="surfacemin"
          options={surfaces}
          value={String(filter.minSurface ?? '')}
          onChange={(value) => change({ minSurface: Number(value) || null })}
        />
        {plots.length > 1 && (
          <Select
            label={t('search.plot')}
            name="plotmin"
            options={plots}
            value={String(filter.minPlot ?? '')}
            onChange={(value) => change({ minPlot: Number(value) || null })}
          />
        )}
        {bathrooms.length > 1 && (
          <Select
            label={t('search.bathrooms')}
            name="bathroomsmin"
            options={bathrooms}
            value={String(filter.minBathrooms ?? '')}
            onChange={(value) =>
              change({ minBathrooms: BATHROOMS.find((count) => String(count) === value) ?? null })
            }
          />
        )}
        <Select
          label={t('search.epc')}
          name="epc"
          options={labels}
          value={filter.epc ?? ''}
          onChange={(value) =>
            change({ epc: EPC_LETTERS.find((label) => label === value) ?? null })
          }
        />
      </div>
    </fieldset>
  )
}

/** The steps in m². */
const SURFACES = [40, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500]
const PLOTS = [200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000]

/** Returns the minimum sizes that match listings of the list, and the selected one. */
function sizeOptions(
  { t }: Search,
  offered: readonly number[],
  selected: number | null,
  highest = 0,
): SelectOption[] {
  const steps = new Set(offered.filter((size) => size <= highest))
  if (selected !== null) steps.add(selected)
  return [
    { value: '', label: t('search.nomin') },
    ...[...steps]
      .sort((a, b) => a - b)
      .map((step) => ({
        value: String(step),
        label: t('search.surfacefrom', { surface: formatSurface(step) }),
      })),
  ]
}

function bathroomOptions({ t, lang, choices, filter }: Search): SelectOption[] {
  const { minBathrooms } = filter
  const highest = choices.ranges.bathrooms?.highest ?? 0
  const offered = BATHROOMS.filter(
    (count) => count === minBathrooms || (count > 1 && count <= highest),
  )
  return [
    { value: '', label: t('search.nomin') },
    ...offered.map((count) => ({
      value: String(count),
      label: plural(t, lang, 'search.bathroomsfrom', count),
    })),
  ]
}

/** Returns the energy labels, as worst accepted label, that match listings of the list, and the selected one. */
function epcOptions({ t, choices, filter }: Search): SelectOption[] {
  const best = choices.ranges.epc?.lowest ?? Number.POSITIVE_INFINITY
  const offered = EPC_LETTERS.filter((label, index) => index + 1 >= best || label === filter.epc)
  return [
    { value: '', label: t('search.nomin') },
    ...offered.map((label) => ({ value: label, label: t('search.epcfrom', { label }) })),
  ]
}
