import { type BrusselsScale, type EpcRegion, epcScale } from '../../listing/epc/epc-scales'

export interface ScaleBand {
  label: string
  /** `max` is null without an upper bound. Both are in kWh/m² a year. */
  min: number | null
  max: number | null
}

/** Returns the classes of a region's scale. Half steps of Brussels belong to the class of their letter. */
export function scaleBands(region: EpcRegion, brusselsScale: BrusselsScale): ScaleBand[] {
  const bands: ScaleBand[] = []
  for (const { key, max } of epcScale(region, { brusselsScale }).bands) {
    const last = bands.at(-1)
    const label = className(region, key)
    const upper = Number.isFinite(max) ? max : null
    if (last?.label === label) last.max = upper
    else bands.push({ label, min: last?.max ?? null, max: upper })
  }
  return bands
}

/** Returns the value's position on a bar of equally wide classes, in percent. `label` determines the class. */
export function scalePosition(bands: ScaleBand[], label: string, value: number | null): number {
  const index = bands.findIndex((band) => band.label === label)
  const band = bands[index]
  if (!band) return 50
  const inBand = value === null ? 0.5 : share(band, value)
  return ((index + inBand) / bands.length) * 100
}

/** Returns the class of a label: its own, or that of its letter. */
export function bandOf(bands: ScaleBand[], label: string): string {
  return bands.some((band) => band.label === label) ? label : label.charAt(0)
}

function share({ min, max }: ScaleBand, value: number): number {
  if (min === null || max === null || value <= min || value > max) return 0.5
  return Math.min(0.92, Math.max(0.08, (value - min) / (max - min)))
}

function className(region: EpcRegion, key: string): string {
  const [letter = '', step] = key.toUpperCase().split('_')
  const plus = step === 'PLUS' ? '+' : step === 'PLUSPLUS' ? '++' : ''
  return region === 'brussels' && letter !== 'A' ? letter : letter + plus
}
