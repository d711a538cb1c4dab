import type { SelectOption } from '../../components/listing/search-options'
import { EPC_LETTERS } from '../../listing/filter/list-filter'
import { formatSurface } from '../../platform/format/number'
import { Select } from './fields'
import type { Search } from './use-search'

/** The filters by habitable surface and energy label. */
export function Measures({ search }: { search: Search }) {
  const { t, filter, change } = search
  const surfaces = surfaceOptions(search)
  const labels = epcOptions(search)
  if (surfaces.length < 2 && labels.length < 2) return null
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

/** Returns the minimum surfaces that match listings of the list, and the selected one. */
function surfaceOptions({ t, choices, filter }: Search): SelectOption[] {
  const { minSurface } = filter
  const steps = new Set(
    SURFACES.filter((surface) => surface <= (choices.ranges.surface?.highest ?? 0)),
  )
  if (minSurface !== null) steps.add(minSurface)
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

/** Returns the energy labels, as worst accepted label, that match listings of the list, and the selected one. */
function epcOptions({ t, choices, filter }: Search): SelectOption[] {
  const best = choices.ranges.epc?.lowest ?? Number.POSITIVE_INFINITY
  const offered = EPC_LETTERS.filter((label, index) => index + 1 >= best || label === filter.epc)
  return [
    { value: '', label: t('search.nomin') },
    ...offered.map((label) => ({ value: label, label: t('search.epcfrom', { label }) })),
  ]
}
