import { normalise } from '../platform/format/text'
import type { Property } from './property'

/** The areas that identify a property. Only the first one that it has is compared. */
const AREAS = ['surfaceTotal', 'surfaceLiving', 'surfaceGround', 'surfacePlot'] as const

/** The facts that identify the same property under another ID. */
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
 * street, number or area matches no other. Units of one project are different properties.
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

/** Returns true if the streets have the same name in at least one language. */
function isSameStreet(one: DuplicateFacts, other: DuplicateFacts): boolean {
  const names = Object.values(other.street ?? {}).map(normalise)
  return Object.values(one.street ?? {}).some((name) => names.includes(normalise(name)))
}
