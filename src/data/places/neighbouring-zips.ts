import { localitiesOf, municipalityZips } from './places'
import { readOutlines } from './shapes'

/** The postcodes of the municipalities beside those of `zips`, without these; none outside Belgium. */
export function neighbouringZips(zips: readonly string[]): string[] {
  const own = new Set(
    zips.flatMap((zip) => localitiesOf(zip).map(({ municipality }) => municipality)),
  )
  const { neighbours } = readOutlines()
  const beside = new Set([...own].flatMap((nis) => [...(neighbours.get(nis) ?? [])]))
  const found = [...beside].filter((nis) => !own.has(nis)).flatMap(municipalityZips)
  const known = new Set([...own].flatMap(municipalityZips))
  return [...new Set(found)].filter((zip) => !known.has(zip))
}
