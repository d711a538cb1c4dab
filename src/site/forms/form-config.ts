import { z } from 'zod'
import { extraField } from './extra-fields'
import { FORM_KINDS } from './forms'

/** The form settings in the config of a module. The module's schema extends them. */
export const formConfig = z.object({
  form: z.enum(FORM_KINDS),
  layoutConfig: z.object({ fields: z.array(extraField).default([]) }).prefault({}),
  /** True for the variant of the contact form in which the phone number is optional. */
  phoneOptional: z.boolean().default(false),
  /** True for the form by which tenants apply for the listing of `?listing=`, with the questions of its region. */
  rentalApplication: z.boolean().default(false),
  /** True if the form has a field to choose an office. */
  askOffice: z.boolean().default(false),
  /** The file of `contact-download`: `/documents/…` in MEDIA, or an https address on a host of the settings. */
  file: z.string().optional(),
  /** The analytics event of a sent form: a JSON object. */
  conversion: z.string().optional(),
})
export type FormConfig = z.output<typeof formConfig>
