import { z } from 'zod'
import { translated } from '../listing/property'
import { LANGS } from '../platform/format/lang'

const text = z.string().nullable().default(null)

/** A team member on the site. Modules refer to the member by the id. */
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
  /** The number of an office in the settings. */
  officeId: z.number().int().positive().nullable().default(null),
  /** A hidden member is not shown on the site. */
  status: z.enum(['Published', 'Hidden']).default('Published'),
  /** The name of the member as manager of a listing in the CRM, if the mail address does not identify the member. */
  crmName: text,
})

/** All team members, in the agency's order. */
export const team = z.object({
  members: z
    .array(member)
    .refine((members) => new Set(members.map(({ id }) => id)).size === members.length),
})
export type Team = z.infer<typeof team>
