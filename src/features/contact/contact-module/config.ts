import { z } from 'zod'
import { readerConfig } from '../../../components/module/form-recipient'
import { translated } from '../../../listing/property'
import type { ListingCard } from '../../../listing/published'
import { formConfig } from '../../../platform/forms/form-config'
import type { TeamMember } from '../../../site/team'
import type { MapMarker } from '../../map/markers'

/** A few words beside the form, over half of the margin or all of it. */
const infoBlock = z.object({
  title: translated,
  /** Paragraphs, parted by line breaks. */
  text: translated,
  columns: z.literal([6, 12]).default(12),
})
export type InfoBlock = z.output<typeof infoBlock>

export const contactConfig = formConfig.extend({
  form: z.enum(['contact', 'site-contact', 'contact-download', 'project-contact']),
  info: z.array(infoBlock).default([]),
  /** Shows the agency's offices beside the form, and on a map below it. */
  map: z.boolean().default(false),
  reader: readerConfig.optional(),
  submit: translated.optional(),
  /** The project that `project-contact` asks about. */
  projectId: z.number().int().positive().optional(),
  /** The analytics event of a sent form: a JSON object. */
  conversion: z.string().optional(),
})
export type ContactConfig = z.output<typeof contactConfig>

export interface ContactData {
  markers: MapMarker[]
  reader: TeamMember | null
  /** The home of a rental application; null where the address names none to let. */
  listing: ListingCard | null
}
