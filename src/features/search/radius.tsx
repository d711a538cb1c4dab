import { useEffect, useRef, useState } from 'react'
import { RADIUS_MIN, RADIUS_STEP } from '../../listing/filter/list-filter'
import type { Search } from './use-search'

/** The radius around one place: the checkbox turns it on, the number is the distance. */
export function Radius({ search }: { search: Search }) {
  const { t, filter, settings, change } = search
  const km = filter.radius ?? Math.max(RADIUS_MIN, settings.defaultRadius)
  return (
    <div className="radius" hidden={filter.regions.length > 1}>
      <label className="check">
        <input
          type="checkbox"
          name="radius"
          value={km}
          checked={filter.radius !== null}
          onChange={(event) => change({ radius: event.currentTarget.checked ? km : null })}
        />
        {t('search.around')}
      </label>
      <Distance label={t('search.radius')} km={km} onChange={(radius) => change({ radius })} />
    </div>
  )
}

interface DistanceProps {
  label: string
  km: number
  onChange(km: number): void
}

/** The field for the distance. A new distance turns the filter on. */
function Distance({ label, km, onChange }: DistanceProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  }, [onChange])
  // The native event, which fires when the number is final. React's change event fires with each digit.
  useEffect(() => {
    const input = field.current
    const applyDistance = () => {
      const stepped = Math.floor((input?.valueAsNumber ?? 0) / RADIUS_STEP) * RADIUS_STEP
      setTyped(null)
      latest.current(Math.max(RADIUS_MIN, stepped || RADIUS_MIN))
    }
    input?.addEventListener('change', applyDistance)
    return () => input?.removeEventListener('change', applyDistance)
  }, [])
  return (
    <label className="needs-script">
      <span className="sr-only">{label}</span>
      <input
        ref={field}
        id="search-km"
        type="number"
        inputMode="numeric"
        min={RADIUS_MIN}
        step={RADIUS_STEP}
        value={typed ?? km}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      km
    </label>
  )
}
