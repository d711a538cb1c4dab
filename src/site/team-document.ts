import { z } from 'zod'
import { translated } from '../listing/property'
import { LANGS } from '../platform/format/lang'

const text = z.string().nullable().default(null)

/** Somebody of the agency, as the site shows them; modules name them by the id. */
const member = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  photo: text,
  function: translated,
  ipi: text,
  directPhone: text,
  mobilePhone: text,
  email: text,
  about: translated.default({}),
  languages: z.array(z.enum(LANGS)).default([]),
  /** An office of the settings, by its number. */
  officeId: z.number().int().positive().nullable().default(null),
  /** Who is hidden stands nowhere on the site. */
  status: z.enum(['Published', 'Hidden']).default('Published'),
  /** The name that the CRM has for them as manager of a listing, where that tells more than their address. */
  crmName: text,
})

/** Everybody of the agency, in its own order. */
export const team = z.object({
  members: z
    .array(member)
    .refine((members) => new Set(members.map(({ id }) => id)).size === members.length),
})
export type Team = z.infer<typeof team>
