import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env'
import { rawForm } from './raw-form'

type BodyKind = 'json' | 'form' | 'csp'

/** A request body: any JSON value, or the texts of a form by name. A repeated field is an array. */
type Body = { status: 'ok'; value: unknown } | { status: UnreadableBody }
export type UnreadableBody = 'wrong type' | 'malformed' | 'too large'

/** The maximum number of fields in a form. Those of staff contain whole documents in four languages. */
const MAX_FIELDS = { visitor: 2000, staff: 20_000 }

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
  const maxFields = MAX_FIELDS[c.get('staffMember') ? 'staff' : 'visitor']
  try {
    const value = kind === 'form' ? await readFields(c, type, maxFields) : await c.req.json()
    return value === null && kind === 'form' ? { status: 'too large' } : { status: 'ok', value }
  } catch {
    return { status: 'malformed' }
  }
}

/**
 * Returns one text for each field of a body, the last one of a repeated field. JSON numbers and booleans become texts.
 * Without a body there are none. Throws a 415 response for another type, a 413 response for too many fields, and a 400
 * response for a malformed body or value.
 */
export async function readTexts(
  c: Context<AppEnv>,
  allowed: BodyKind[],
): Promise<Record<string, string>> {
  if (c.req.header('Content-Type') === undefined) return {}
  const body = await readBody(c, allowed)
  if (body.status === 'wrong type') throw new HTTPException(415, { message: 'Send a form' })
  if (body.status === 'too large') throw new HTTPException(413, { message: 'Too many fields' })
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

/** Returns the texts of a form, or null for too many fields. URL-encoded ones are counted before they are parsed. */
async function readFields(c: Context<AppEnv>, type: string, maxFields: number) {
  if (type === 'multipart/form-data') return textsOf(await c.req.formData(), maxFields)
  const text = new TextDecoder().decode(await c.req.arrayBuffer())
  let count = 1
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1))
    if (++count > maxFields) return null
  return textsOf(new URLSearchParams(text), maxFields)
}

/** Returns the texts of a form, or null for too many fields. Files are ignored, because no form has them. */
function textsOf(
  form: Iterable<[string, string | File]>,
  maxFields: number,
): Record<string, string | string[]> | null {
  const texts = new Map<string, string | string[]>()
  let count = 0
  for (const [name, value] of form) {
    if (++count > maxFields) return null
    if (typeof value !== 'string') continue
    const earlier = texts.get(name)
    if (earlier === undefined) texts.set(name, value)
    else if (typeof earlier === 'string') texts.set(name, [earlier, value])
    else earlier.push(value)
  }
  return Object.fromEntries(texts)
}
