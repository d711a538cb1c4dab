import { z } from 'zod'
import { readerConfig } from '../../../components/module/form-recipient'
import { translated } from '../../../listing/property'
import type { ListingCard } from '../../../listing/published'
import { formConfig } from '../../../site/forms/form-config'
import type { MapMarker } from '../../../site/markers'
import type { TeamMember } from '../../../site/team'

/** A short text next to the form, in half or the full width of the side column. */
const infoBlock = z.object({
  title: translated,
  /** Paragraphs, separated by line breaks. */
  text: translated,
  columns: z.literal([6, 12]).default(12),
})
export type InfoBlock = z.output<typeof infoBlock>

export const contactConfig = formConfig.extend({
  form: z.enum(['contact', 'site-contact', 'contact-download', 'project-contact']),
  info: z.array(infoBlock).default([]),
  /** True to show the agency's offices next to the form, and on a map below it. */
  map: z.boolean().default(false),
  reader: readerConfig.optional(),
  submit: translated.optional(),
  /** The project of `project-contact`. */
  projectId: z.number().int().positive().optional(),
})
export type ContactConfig = z.output<typeof contactConfig>

export interface ContactData {
  markers: MapMarker[]
  reader: TeamMember | null
  /** The listing of a rental application; null if the address has none that is for rent. */
  listing: ListingCard | null
}
