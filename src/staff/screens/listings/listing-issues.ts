import { z } from 'zod'
import { isPostcode, writtenPlace } from '../../../listing/overrides/manual-parts'
import { pinIssue, pinnedUntil } from '../../../listing/overrides/pin'
import type { FieldIssue } from '../../editing/issues-of'
import { today } from './pins'
import { aimlessSpots } from './plan-fields'

/** A listing's document with its pin. */
export function pinnable<Shape extends z.ZodRawShape>(listing: z.ZodObject<Shape>) {
  return listing.extend({ pinnedUntil })
}

/** A postcode that the country does not have; none of a document without a place. */
export function wrongPlace(document: Record<string, unknown>): FieldIssue[] {
  const place = z.object(writtenPlace).safeParse(document)
  if (!place.success || isPostcode(place.data)) return []
  return [{ name: 'zip', text: place.data.zip ? 'field.wrong.other' : 'field.missing' }]
}

/** What the schema of a listing can't say: a postcode of another country, spots that lead nowhere, and a day on which no pin can end. */
export function wrongParts(document: Record<string, unknown>): FieldIssue[] {
  const until = pinnedUntil.parse(document.pinnedUntil)
  const issue = until && pinIssue(until, today(new Date()))
  return [
    ...aimlessSpots(document),
    ...wrongPlace(document),
    ...(issue ? [{ name: 'pinnedUntil', text: `record.pin.${issue}` as const }] : []),
  ]
}
