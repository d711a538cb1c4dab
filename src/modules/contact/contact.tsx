import { z } from 'zod'
import { cached } from '../../cache'
import { listMarkers, type MapMarker } from '../../data/content/markers'
import { translated } from '../../domain/listing/property'
import { formConfig } from '../../forms/form-config'
import { defineModule } from '../module'
import { ContactView } from './contact-view'
import { contactExamples } from './examples'

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
  /** Whether the agency's places stand on a map beneath. */
  map: z.boolean().default(false),
  submit: translated.optional(),
  /** The project that `project-contact` asks about. */
  projectId: z.number().int().positive().optional(),
  /** Told to the visitor's analytics once it was sent: a JSON object. */
  conversion: z.string().optional(),
})
export type ContactConfig = z.output<typeof contactConfig>

/** A form to the agency, with what else helps to reach it beside it. */
export const contact = defineModule({
  kind: 'contact',
  config: contactConfig,
  load: ({ cache, db }, { map }): Promise<MapMarker[]> | MapMarker[] =>
    map ? cached(cache, 'content', 'markers', () => listMarkers(db)) : [],
  View: ContactView,
  examples: contactExamples,
})
