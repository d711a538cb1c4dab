import { z } from 'zod'
import { isPostcode, writtenPlace } from '../../../listing/overrides/manual-parts'
import { pinIssue, pinnedUntil } from '../../../listing/overrides/pin'
import type { FieldIssue } from '../../editing/issues-of'
import { today } from './pins'
import { hotspotsWithoutTarget } from './plan-fields'

/** Returns the schema of a listing's document with its pin. */
export function pinnable<Shape extends z.ZodRawShape>(listing: z.ZodObject<Shape>) {
  return listing.extend({ pinnedUntil })
}

/** Returns an issue for a postcode that does not exist in the country. A document without an address has none. */
export function wrongPlace(document: Record<string, unknown>): FieldIssue[] {
  const place = z.object(writtenPlace).safeParse(document)
  if (!place.success || isPostcode(place.data)) return []
  return [{ name: 'zip', text: place.data.zip ? 'field.wrong.other' : 'field.missing' }]
}

/**
 * Returns the issues that the schema of a listing cannot express: a postcode of another country, hotspots without a
 * target, and a pin that ends on an invalid day.
 */
export function wrongParts(document: Record<string, unknown>): FieldIssue[] {
  const until = pinnedUntil.parse(document.pinnedUntil)
  const issue = until && pinIssue(until, today(new Date()))
  return [
    ...hotspotsWithoutTarget(document),
    ...wrongPlace(document),
    ...(issue ? [{ name: 'pinnedUntil', text: `record.pin.${issue}` as const }] : []),
  ]
}
