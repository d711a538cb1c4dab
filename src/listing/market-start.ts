import type { Project, Property } from './property'

type MarketDates = Pick<Property | Project, 'startCommercialisation' | 'createdDate'>

/**
 * Since when a listing is on the market: `StartCommercialisation`, else `CreatedDate`, else its first
 * import (contract, 'Order'). ISO in Belgian local time; null where none of them is known.
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
 * Since when a project is on the market: its own `StartCommercialisation`, else the latest of its
 * units' starts (contract, 'Projects'), else as for a home.
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
