import { z } from 'zod'
import { FORM_KINDS } from '../domain/lead/form-kind'
import { extraField } from './extra-fields'

/** What the config of any module that shows a form says of it; a module's own schema adds to this. */
export const formConfig = z.object({
  form: z.enum(FORM_KINDS),
  layoutConfig: z.object({ fields: z.array(extraField).default([]) }).prefault({}),
  /** The template variant of the site contact form that asks for no phone number. */
  phoneOptional: z.boolean().default(false),
  /** What `contact-download` hands out: `/documents/…` in MEDIA, or https on a host of the settings. */
  file: z.string().optional(),
})
export type FormConfig = z.output<typeof formConfig>
