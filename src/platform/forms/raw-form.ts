import { z } from 'zod'

const single = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** A form as it was sent, by JSON or by a browser: names to a value or to several; an object is none. */
export const rawForm = z.record(z.string(), z.union([single, z.array(single)]))
export type RawForm = z.output<typeof rawForm>
export type RawValue = RawForm[string]
