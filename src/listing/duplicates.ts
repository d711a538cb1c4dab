import { normalise } from '../platform/format/text'
import type { Property } from './property'

/** The areas by which a property is recognised; the first that it has counts. */
const AREAS = ['surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfacePlot'] as const

/** The facts by which the same property is recognised under another number. */
export type DuplicateFacts = Pick<
  Property,
  | 'goal'
  | 'projectId'
  | 'zip'
  | 'street'
  | 'houseNumber'
  | 'boxNr'
  | 'webId'
  | (typeof AREAS)[number]
>

/**
 * Returns true if two listings are probably the same property: same goal, address, type and area. A listing without
 * street, number or area is like no other, and units of one project are different properties.
 */
export function isDuplicate(one: DuplicateFacts, other: DuplicateFacts): boolean {
  if (one.projectId !== null && one.projectId === other.projectId) return false
  if (areaOf(one) === null || !one.houseNumber) return false
  return (
    one.goal === other.goal &&
    one.zip === other.zip &&
    areaOf(one) === areaOf(other) &&
    one.webId === other.webId &&
    isSameText(one.houseNumber, other.houseNumber) &&
    isSameText(one.boxNr, other.boxNr) &&
    isSameStreet(one, other)
  )
}

function areaOf(facts: DuplicateFacts): number | null {
  return AREAS.map((name) => facts[name]).find((area) => area !== null) ?? null
}

function isSameText(one: string | null, other: string | null): boolean {
  return normalise(one ?? '') === normalise(other ?? '')
}

/** Streets have a name in each language; one equal name is enough. */
function isSameStreet(one: DuplicateFacts, other: DuplicateFacts): boolean {
  const names = Object.values(other.street ?? {}).map(normalise)
  return Object.values(one.street ?? {}).some((name) => names.includes(normalise(name)))
}
