import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { log } from '../log'
import { isShowable, peekStream } from './file-bytes'
import { or503 } from './or-503'
import { publicUrl } from './public-url'
import { RecentFailures } from './recent-failures'

const MAX_REDIRECTS = 3
const TIMEOUT_MS = 10_000
const MAX_BYTES = 30 * 1024 * 1024
interface File {
  body: ReadableStream<Uint8Array>
  type: string
}

/** Sends a file from MEDIA (a path), or from a host in the settings (https). */
export async function sendFile(
  c: Context<AppEnv>,
  url: string,
  fileName: string,
): Promise<Response> {
  const file = url.startsWith('/') ? await fromMedia(c, url) : await fromHost(c, url)
  if (!file) return c.json({ status: 'failed', issues: [] }, 404)
  const { start, body } = await peekStream(file.body, MAX_BYTES)
  // If the bytes are not of the declared type, the file gets a type that browsers do not run.
  const showable = isShowable(file.type, start)
  return c.body(body, 200, {
    'Content-Type': showable ? file.type : 'application/octet-stream',
    'Content-Disposition': `${showable ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(fileName)}`,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
  })
}

/** Reads a file from MEDIA. Documents have a separate prefix, which `/media/` does not serve. */
async function fromMedia(c: Context<AppEnv>, path: string): Promise<File | null> {
  const name = path.replace(/^\/(?:media\/|documents\/)?/, '')
  const object = await or503(c, c.env.MEDIA.get(`documents/${name}`))
  if (!object) return null
  return { body: object.body, type: object.httpMetadata?.contentType ?? 'application/octet-stream' }
}

/** The documents that their hosts failed to deliver, by address. They are not requested again for a while. */
const failures = new RecentFailures(60_000)

async function fromHost(c: Context<AppEnv>, address: string): Promise<File | null> {
  if (failures.has(address)) return null
  const file = await fetchFile(c, address)
  if (!file) failures.add(address)
  return file
}

/** Fetches a file and follows redirects. Each hop must be on a host that the agency trusts. */
async function fetchFile(c: Context<AppEnv>, address: string): Promise<File | null> {
  const { documentHosts } = c.get('content').site.settings
  let url = URL.parse(address)
  for (let hop = 0; hop <= MAX_REDIRECTS && url && isTrusted(url, documentHosts); hop++) {
    const response = await fetchWithTimeout(url)
    const location = response?.headers.get('Location')
    if (!response || !location) return response && fileOf(response)
    await response.body?.cancel()
    url = URL.parse(location, url)
  }
  return null
}

/**
 * Returns true for a trusted host. Hosts inside a network are never trusted, because visitors could then read internal
 * data.
 */
function isTrusted(url: URL, hosts: string[]): boolean {
  return url.protocol === 'https:' && hosts.includes(url.host) && publicUrl(url.href) !== null
}

async function fetchWithTimeout(url: URL): Promise<Response | null> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
  try {
    // The time-out applies to the response headers. A large body may take longer.
    return await fetch(url, { redirect: 'manual', signal: controller.signal })
  } catch (error) {
    log('document not fetched', { host: url.host, error })
    return null
  } finally {
    clearTimeout(timer)
  }
}

function fileOf(response: Response): File | null {
  const size = Number(response.headers.get('Content-Length') ?? 0)
  if (!response.ok || !response.body || size > MAX_BYTES) return null
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
  return { body: response.body, type: type || 'application/octet-stream' }
}

function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/[\p{C}/\\]/gu, ' ').trim() || 'document').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
}
