import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { PriceRange } from '../../listing/filter/price-range'
import { formatEuro } from '../../listing/price'
import type { Translate } from '../../platform/i18n/translate'

const DEBOUNCE_MS = 300

interface BudgetSliderProps {
  t: Translate<'search.budget' | 'search.minprice' | 'search.maxprice'>
  range: PriceRange
  /** The end of the track, which means that there is no maximum. */
  max: number
  step: number
  /** Called once the handle has stopped. */
  onChange(range: PriceRange): void
}

/** A slider with two handles next to the price selects, which work without a script and without dragging. */
export function BudgetSlider({ t, range, max, step, onChange }: BudgetSliderProps) {
  const [draft, setDraft] = useDebouncedRange(onChange)
  const { minPrice, maxPrice } = draft ?? range
  const from = minPrice ?? 0
  const to = maxPrice ?? max
  const texts = [formatEuro(from), formatEuro(to) + (to >= max ? '+' : '')] as const
  const setRange = (low: number, high: number) =>
    setDraft({ minPrice: low || null, maxPrice: high < max ? high : null })
  return (
    <fieldset className="slider needs-script" aria-label={t('search.budget')}>
      <output>{texts.join(' – ')}</output>
      <div
        // At the end of the track both handles are at one point, and only the lower one can move.
        className={from > max / 2 ? 'track crowded' : 'track'}
        style={{ '--from': from / max, '--to': to / max } as CSSProperties}
      >
        <Handle
          label={t('search.minprice')}
          text={texts[0]}
          value={from}
          max={max}
          step={step}
          onMove={(price) => setRange(Math.min(price, to - step), to)}
        />
        <Handle
          label={t('search.maxprice')}
          text={texts[1]}
          value={to}
          max={max}
          step={step}
          onMove={(price) => setRange(from, Math.max(price, from + step))}
        />
      </div>
    </fieldset>
  )
}

interface HandleProps {
  label: string
  text: string
  value: number
  max: number
  step: number
  onMove(price: number): void
}

function Handle({ label, text, value, max, step, onMove }: HandleProps) {
  return (
    <input
      type="range"
      min={0}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
    />
  )
}

/** Returns the position of the handles while they move, else null. Calls `tell` once they have stopped. */
function useDebouncedRange(onSettle: (range: PriceRange) => void) {
  const [moved, setMoved] = useState<PriceRange | null>(null)
  const latest = useRef(onSettle)
  useEffect(() => {
    latest.current = onSettle
  }, [onSettle])
  useEffect(() => {
    if (!moved) return
    const timer = setTimeout(() => {
      setMoved(null)
      latest.current(moved)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [moved])
  return [moved, setMoved] as const
}
