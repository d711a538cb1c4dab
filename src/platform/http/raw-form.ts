import { z } from 'zod'

const single = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A form as submitted, as JSON or by a browser: one or several values by name. Objects are not allowed as values. */
export const rawForm = z.record(z.string(), z.union([single, z.array(single)]))
export type RawForm = z.output<typeof rawForm>
export type RawValue = RawForm[string]
