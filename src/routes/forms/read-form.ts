import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../../env'
import type { RawForm } from '../../forms/check-form'

export const FORM_BYTES = 64 * 1024

/** What was sent, by name: a text, or several of them; else how it can't be read. */
export async function readForm(c: Context<AppEnv>): Promise<RawForm | 'wrong type' | 'malformed'> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  try {
    if (type === 'application/json') return asObject(await c.req.json())
    if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') {
      return fieldsOf(await c.req.formData())
    }
  } catch {
    return 'malformed'
  }
  return 'wrong type'
}

/** A body that is too large never gets further. */
export function limitForm(onError: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return bodyLimit({ maxSize: FORM_BYTES, onError })
}

function asObject(value: unknown): RawForm | 'malformed' {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? { ...value } : 'malformed'
}

/** Files are no part of any form. */
function fieldsOf(form: FormData): RawForm {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
