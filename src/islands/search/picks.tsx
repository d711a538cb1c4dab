interface PicksProps {
  label: string
  options: { value: string; label: string }[]
  chosen: readonly string[]
  /** The number of homes that each choice would leave. */
  counts?: Record<string, number> | undefined
  /** One of a few, joined to one bar. */
  isBar?: boolean
  onPick(value: string): void
}

/** The choices of a filter to press, in the sheet of small screens; a select has them elsewhere. */
export function Picks({ label, options, chosen, counts, isBar = false, onPick }: PicksProps) {
  if (options.every(({ value }) => value === '')) return null
  return (
    <fieldset className={isBar ? 'picks bar' : 'picks'}>
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={chosen.includes(value)}
            onClick={() => onPick(value)}
          >
            {label}
            {counts && <small>{counts[value] ?? 0}</small>}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
