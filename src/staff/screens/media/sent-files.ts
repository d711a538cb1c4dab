import type { Context } from 'hono'
import type { AppEnv } from '../../../env'

/** Returns the files in a form field. An empty file field sends one file without a name, which is left out. */
export async function sentFiles(c: Context<AppEnv>, name: string): Promise<File[]> {
  const type = c.req.header('Content-Type') ?? ''
  if (!type.startsWith('multipart/form-data')) return []
  const form = await c.req.formData().catch(() => null)
  const sent = form?.getAll(name) ?? []
  return sent.filter((value) => value instanceof File).filter((value) => value.name !== '')
}
