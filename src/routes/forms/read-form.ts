import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { RawForm } from '../../forms/check-form'
import { isObject, limitBody, readBody } from '../shared/read-body'

export const FORM_BYTES = 64 * 1024

/** The fields that were sent, by name: a text, or several of them; else how they can't be read. */
export async function readForm(c: Context<AppEnv>): Promise<RawForm | 'wrong type' | 'malformed'> {
  const body = await readBody(c, ['json', 'form'])
  if (body.status !== 'ok') return body.status
  return isObject(body.value) ? { ...body.value } : 'malformed'
}

export function limitForm(onError: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return limitBody(FORM_BYTES, onError)
}
