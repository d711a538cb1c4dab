import type { Context } from 'hono'
import type { ListingDocument } from '../../domain/property'
import type { AppEnv } from '../../env'

const PERSONAL = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }

/** A document's bytes, through this worker only; null when there are none to be had. */
export async function sendDocument(
  c: Context<AppEnv>,
  { url, fileName }: ListingDocument,
): Promise<Response | null> {
  const file = url.startsWith('/') ? await storedFile(c, url) : await fetchedFile(c, url)
  if (!file) return null
  return c.body(file.body, 200, {
    ...PERSONAL,
    'Content-Type': file.type,
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  })
}

interface File {
  body: ReadableStream
  type: string
}

async function storedFile(c: Context<AppEnv>, path: string): Promise<File | null> {
  const file = await c.env.MEDIA.get(path.slice(path.lastIndexOf('/') + 1))
  return file && { body: file.body, type: file.httpMetadata?.contentType ?? UNKNOWN }
}

const UNKNOWN = 'application/octet-stream'
const PATIENCE_MS = 10_000

/** From the hosts that the agency named, and nowhere else. */
async function fetchedFile(c: Context<AppEnv>, url: string): Promise<File | null> {
  const { documentHosts } = c.get('content').site.settings
  const address = URL.canParse(url) ? new URL(url) : null
  if (address?.protocol !== 'https:' || !documentHosts.includes(address.host)) return null
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const response = await fetch(address, { redirect: 'error', signal }).catch(() => null)
  if (!response?.ok || !response.body) return null
  return { body: response.body, type: response.headers.get('Content-Type') ?? UNKNOWN }
}
