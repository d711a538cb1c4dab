import { z } from 'zod'

/**
 * An event for the visitor's analytics once a form was sent, as JSON text or as what it says. What
 * is neither is dropped: a slip in it must cost no form.
 */
export const conversionEvent = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? parsed(value) : JSON.stringify(value)))
  .optional()

function parsed(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return undefined
  }
}
