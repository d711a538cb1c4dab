import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../../env'

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i
const JSON_TYPE = /^application\/json\b/i

/** A posted form's fields, the last of each name; throws the answer for what is no form. */
export async function readFormFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  const type = c.req.header('Content-Type')
  if (type === undefined) return {}
  if (!FORM.test(type)) throw new HTTPException(415, { message: 'Send a form' })
  const data = await c.req.formData().catch(() => {
    throw new HTTPException(400, { message: 'Not a form' })
  })
  const fields = [...data].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return Object.fromEntries(fields)
}

/** The texts of a posted form or JSON object; throws the answer for what is neither. */
export async function readFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) return readFormFields(c)
  const body: unknown = await c.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HTTPException(400, { message: 'Not a JSON object' })
  }
  const told = Object.entries(body).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[name, value]]
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, String(value)]] : []
  })
  return Object.fromEntries(told)
}
