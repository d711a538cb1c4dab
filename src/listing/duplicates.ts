import { LANGS } from '../platform/format/lang'
import { normalise } from '../platform/format/text'
import { WEB_ID } from '../platform/goal'
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
  | 'typeId'
  | 'typeDescription'
  | 'price'
  | 'ident'
  | 'floor'
  | (typeof AREAS)[number]
>

/**
 * Returns true if two listings are probably the same property: same goal, address, type and area. A listing without
 * street, number or area matches no other. Units of one project are different properties, and so are lots of one
 * building that differ in anything else.
 */
export function isDuplicate(a: DuplicateFacts, b: DuplicateFacts): boolean {
  if (a.projectId !== null && a.projectId === b.projectId) return false
  if (areaOf(a) === null || !a.houseNumber) return false
  return (
    a.goal === b.goal &&
    a.zip === b.zip &&
    areaOf(a) === areaOf(b) &&
    a.webId === b.webId &&
    isSameText(a.houseNumber, b.houseNumber) &&
    isSameText(a.boxNr, b.boxNr) &&
    isSameStreet(a, b) &&
    (!isLot(a) || isSameLot(a, b))
  )
}

/** Returns true for a property of which its address may have several: all but houses, and flats with a box number. */
export function isLot({ webId, boxNr }: Pick<DuplicateFacts, 'webId' | 'boxNr'>): boolean {
  return webId !== WEB_ID.house && !(webId === WEB_ID.apartment && boxNr)
}

function isSameLot(a: DuplicateFacts, b: DuplicateFacts): boolean {
  return (
    a.price === b.price &&
    a.typeId === b.typeId &&
    a.floor === b.floor &&
    isSameText(a.ident, b.ident) &&
    LANGS.every((lang) => {
      const [one, other] = [a.typeDescription?.[lang], b.typeDescription?.[lang]]
      return !one || !other || isSameText(one, other)
    })
  )
}

function areaOf(facts: DuplicateFacts): number | null {
  return AREAS.map((name) => facts[name]).find((area) => area !== null) ?? null
}

function isSameText(a: string | null, b: string | null): boolean {
  return normalise(a ?? '') === normalise(b ?? '')
}

/** Returns true if the streets have the same name in at least one language. */
function isSameStreet(a: DuplicateFacts, b: DuplicateFacts): boolean {
  const names = Object.values(b.street ?? {}).map(normalise)
  return Object.values(a.street ?? {}).some((name) => names.includes(normalise(name)))
}
