import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { AppEnv } from '../env'
import { readForm } from './read-form'

const JSON_TYPE = /^application\/json\b/i

/** The texts of a posted form or JSON object; throws the answer for what is neither. */
export async function readFields(c: Context<AppEnv>): Promise<Record<string, string>> {
  if (!JSON_TYPE.test(c.req.header('Content-Type') ?? '')) return readForm(c)
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
