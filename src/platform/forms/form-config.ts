import { z } from 'zod'
import { extraField } from './extra-fields'
import { FORM_KINDS } from './form-kind'

/** The form settings of a module's config; a module's own schema extends them. */
export const formConfig = z.object({
  form: z.enum(FORM_KINDS),
  layoutConfig: z.object({ fields: z.array(extraField).default([]) }).prefault({}),
  /** The template variant of the site contact form that asks for no phone number. */
  phoneOptional: z.boolean().default(false),
  /** The form by which tenants apply for the home of `?listing=`, with the questions of its region. */
  rentalApplication: z.boolean().default(false),
  /** Asks which of the offices it is for. */
  askOffice: z.boolean().default(false),
  /** The file of `contact-download`: `/documents/…` in MEDIA, or https on a host of the settings. */
  file: z.string().optional(),
})
export type FormConfig = z.output<typeof formConfig>
