import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env'
import { rawForm } from '../forms/raw-form'

type BodyKind = 'json' | 'form' | 'csp'

/** A request body: any JSON value, or the texts of a form by name. A repeated field is an array. */
type Body = { status: 'ok'; value: unknown } | { status: 'wrong type' } | { status: 'malformed' }

const KINDS: Record<string, BodyKind> = {
  'application/json': 'json',
  'application/csp-report': 'csp',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}

/** Parses a body of one of these kinds by its content type. */
export async function readBody(c: Context<AppEnv>, allowed: BodyKind[]): Promise<Body> {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const kind = KINDS[type]
  if (!kind || !allowed.includes(kind)) return { status: 'wrong type' }
  try {
    const value = kind === 'form' ? textsOf(await c.req.formData()) : await c.req.json()
    return { status: 'ok', value }
  } catch {
    return { status: 'malformed' }
  }
}

/**
 * Returns one text for each field of a body, the last one of a repeated field. JSON numbers and booleans become texts.
 * Without a body there are none. Throws a 415 response for another type, and a 400 response for a malformed body or
 * value.
 */
export async function readTexts(
  c: Context<AppEnv>,
  allowed: BodyKind[],
): Promise<Record<string, string>> {
  if (c.req.header('Content-Type') === undefined) return {}
  const body = await readBody(c, allowed)
  if (body.status === 'wrong type') throw new HTTPException(415, { message: 'Send a form' })
  const form = rawForm.safeParse(body.status === 'ok' ? body.value : null)
  if (!form.success) throw new HTTPException(400, { message: 'The body is malformed' })
  const texts = Object.entries(form.data).flatMap(([name, value]): [string, string][] => {
    const last = Array.isArray(value) ? value.at(-1) : value
    return last === null || last === undefined ? [] : [[name, String(last)]]
  })
  return Object.fromEntries(texts)
}

/** Rejects a larger body before it is read. `maxSize` is in bytes. */
export function limitBody(
  maxSize: number,
  onError: (c: Context<AppEnv>) => Response | Promise<Response>,
) {
  return bodyLimit({ maxSize, onError })
}

/** Limits the body of calls with a few short fields. */
export const smallBody = limitBody(4096, (c) => c.json({ status: 'failed', issues: [] }, 413))

/** Returns the texts of a form. Files are ignored, because no form has them. */
function textsOf(form: FormData): Record<string, string | string[]> {
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name).filter((value) => typeof value === 'string')
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}
