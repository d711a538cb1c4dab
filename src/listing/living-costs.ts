/** The costs and the return of a home beside its price, as estimates of which visitors see the formula. */

interface EnergyFacts {
  /** The certificate's score in kWh/m² a year. */
  score: number | null
  /** The living area in m². */
  surface: number | null
  /** The agency's price of energy in euros per kWh, or null if it shows no estimate. */
  price: number | null
}

/**
 * Returns the estimated energy costs of a month, in euros without decimals: the score of the certificate × living area
 * × price ÷ 12. In all three regions the score is the calculated consumption of primary energy for standard use, not
 * what meters count (Flanders: `kengetal`, energiesparen.be; Brussels: gidsduurzamegebouwen.brussels; Wallonia:
 * `consommation spécifique d'énergie primaire`, energie.wallonie.be). Returns null without a positive score, area and
 * price.
 */
export function monthlyEnergy({ score, surface, price }: EnergyFacts): number | null {
  const amount = Math.round(((score ?? 0) * (surface ?? 0) * (price ?? 0)) / 12)
  return (score ?? 0) > 0 && amount > 0 ? amount : null
}

/** Returns the gross yield of a rent in percent: a year's rent ÷ (price + purchase costs). */
export function grossYield(rent: { monthly: number; price: number; costs: number }): number {
  return (rent.monthly * 1200) / (rent.price + rent.costs)
}
