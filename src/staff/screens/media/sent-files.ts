import type { Context } from 'hono'
import type { AppEnv } from '../../../env'

/** The files that a form sends under a name; a field that was left empty sends one without a name. */
export async function sentFiles(c: Context<AppEnv>, name: string): Promise<File[]> {
  const type = c.req.header('Content-Type') ?? ''
  if (!type.startsWith('multipart/form-data')) return []
  const form = await c.req.formData().catch(() => null)
  const sent = form?.getAll(name) ?? []
  return sent.filter((one) => one instanceof File).filter((one) => one.name !== '')
}
