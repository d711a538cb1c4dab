import type { Context } from 'hono'
import type { AppEnv } from '../../env'

/**
 * Returns the files of a form by the name of their field. An empty file field sends one file without a name, which is
 * left out.
 */
export async function sentFiles(c: Context<AppEnv>): Promise<Map<string, File[]>> {
  const type = c.req.header('Content-Type') ?? ''
  if (!type.startsWith('multipart/form-data')) return new Map()
  const form = await c.req.formData().catch(() => new FormData())
  const files = [...form].flatMap(([field, value]) =>
    value instanceof File && value.name !== '' ? [{ field, file: value }] : [],
  )
  const byField = Map.groupBy(files, ({ field }) => field)
  return new Map([...byField].map(([field, sent]) => [field, sent.map(({ file }) => file)]))
}
