import type { Project, Property } from './property'

type MarketDates = Pick<Property | Project, 'startCommercialisation' | 'createdDate'>

/**
 * Returns the date at which a listing came on the market: `StartCommercialisation`, else `CreatedDate`, else its first
 * import (contract, 'Order'). ISO in Belgian local time, or null if no date is known.
 */
export function marketStart(dates: MarketDates, firstSeen: string): string
export function marketStart(dates: MarketDates, firstSeen?: string): string | null
export function marketStart(
  { startCommercialisation, createdDate }: MarketDates,
  firstSeen?: string,
): string | null {
  return startCommercialisation ?? createdDate ?? firstSeen ?? null
}

/**
 * Returns the date at which a project came on the market: its own `StartCommercialisation`, else the latest start of
 * its units (contract, 'Projects'), else as for a property.
 */
export function projectMarketStart(
  project: MarketDates,
  unitStarts: readonly (string | null)[],
  firstSeen: string,
): string
export function projectMarketStart(
  project: MarketDates,
  unitStarts: readonly (string | null)[],
): string | null
export function projectMarketStart(
  project: MarketDates,
  unitStarts: readonly (string | null)[],
  firstSeen?: string,
): string | null {
  const latest = unitStarts
    .filter((start) => start !== null)
    .toSorted()
    .at(-1)
  return project.startCommercialisation ?? latest ?? marketStart(project, firstSeen)
}
