import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../env'

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** A posted form's fields, the last of each name; throws the answer for what is no form. */
export async function readForm(c: Context<AppEnv>): Promise<Record<string, string>> {
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
