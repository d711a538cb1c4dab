import { z } from 'zod'
import { isPostcode, writtenPlace } from '../../../listing/overrides/manual-parts'
import { pinIssue, pinnedUntil } from '../../../listing/overrides/pin'
import { pictureOrigins } from '../../../listing/property'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { earlyIssue, earlyPeriod } from '../early-access'
import { today } from '../pins'
import { hotspotsWithoutTarget } from './plan-fields'

/** Returns the schema of a listing's document with its pin and its early access. */
export function pinnable<Shape extends z.ZodRawShape>(listing: z.ZodObject<Shape>) {
  return listing.extend({ pinnedUntil, early: earlyPeriod })
}

/** Returns an issue for a postcode that does not exist in the country. A document without an address has none. */
export function wrongPlace(document: Record<string, unknown>): FieldIssue[] {
  const place = z.object(writtenPlace).safeParse(document)
  if (!place.success || isPostcode(place.data)) return []
  return [{ name: 'zip', text: place.data.zip ? 'field.wrong.zip' : 'field.missing' }]
}

const withOrigins = z.object({ origins: pictureOrigins })

/** Returns an issue for each origin of a picture that has another one before it. */
function repeatedOrigins(document: Record<string, unknown>): FieldIssue[] {
  const pictures = withOrigins.safeParse(document).data?.origins.map(({ picture }) => picture) ?? []
  return pictures.flatMap((picture, at) =>
    pictures.indexOf(picture) < at
      ? [{ name: `origins.${at}.picture`, text: 'record.origins.twice' as const }]
      : [],
  )
}

/**
 * Returns the issues that the schema of a listing cannot express: a postcode of another country, hotspots without a
 * target, two origins of one picture, and a pin or an early access that ends at an invalid time.
 */
export function wrongParts(document: Record<string, unknown>): FieldIssue[] {
  const until = pinnedUntil.parse(document.pinnedUntil)
  const issue = until && pinIssue(until, today(new Date()))
  const period = earlyPeriod.safeParse(document.early).data
  const early = period && earlyIssue(period, new Date())
  return [
    ...hotspotsWithoutTarget(document),
    ...wrongPlace(document),
    ...repeatedOrigins(document),
    ...(issue ? [{ name: 'pinnedUntil', text: `record.pin.${issue}` as const }] : []),
    ...(early ? [{ name: 'early.time', text: `record.early.${early}` as const }] : []),
  ]
}
