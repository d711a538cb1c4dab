import type { z } from 'zod'
import { today } from '../../../data/overrides/pins'
import { pinIssue, pinnedUntil } from '../../../domain/overrides/pin'
import type { FieldIssue } from '../../../forms/fields/issues-of'
import { aimlessSpots } from './plan-fields'

/** A listing's document with its pin. */
export function pinnable<Shape extends z.ZodRawShape>(listing: z.ZodObject<Shape>) {
  return listing.extend({ pinnedUntil })
}

/** What the schema of a listing can't say: spots that lead nowhere, and a day on which no pin can end. */
export function wrongParts(document: Record<string, unknown>): FieldIssue[] {
  const until = pinnedUntil.parse(document.pinnedUntil)
  const issue = until && pinIssue(until, today(new Date()))
  return [
    ...aimlessSpots(document),
    ...(issue ? [{ name: 'pinnedUntil', text: `record.pin.${issue}` as const }] : []),
  ]
}
