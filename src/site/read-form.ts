import type { Context } from 'hono'
import type { AppEnv } from '../env'
import { type RawForm, rawForm } from '../platform/http/raw-form'
import { limitBody, readBody, type UnreadableBody } from '../platform/http/read-body'

export const FORM_BYTES = 64 * 1024

/** Returns the submitted fields, or the reason why they can't be read. An object in place of a value is malformed. */
export async function readForm(c: Context<AppEnv>): Promise<RawForm | UnreadableBody> {
  const body = await readBody(c, ['json', 'form'])
  if (body.status !== 'ok') return body.status
  return rawForm.safeParse(body.value).data ?? 'malformed'
}

export function limitForm(onError: (c: Context<AppEnv>) => Response | Promise<Response>) {
  return limitBody(FORM_BYTES, onError)
}
