import { isJsonTooComplex } from '../../../platform/format/json'
import { log } from '../../../platform/log'
import { readChunks } from './byte-file'
import { CrmCallError } from './source'
import { decodeText } from './text-encoding'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

interface RequestOptions {
  fetch: Fetch
  /** The call's name for the log, because its URL contains the password. */
  call: string
  timeoutMs: number
  headers?: Record<string, string> | undefined
  /** The body of a POST; absent for a GET. With `isOneWay` any 2xx status is enough. */
  post?: { body: unknown; isOneWay?: boolean } | undefined
}

const MAX_BYTES = 16 * 1024 * 1024

/** Returns the JSON of a CRM's response; throws a `CrmCallError` for everything else. Redirects are not followed. */
export async function fetchJson(
  url: string,
  { fetch, call, timeoutMs, headers = {}, post }: RequestOptions,
): Promise<unknown> {
  const began = Date.now()
  let status = 0
  let bytes = 0
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const shared = { redirect: 'manual', signal } as const
    const response = await fetch(url, {
      ...shared,
      ...(post ? asPost(post, headers) : { headers }),
    })
    status = response.status
    const isOneWay = post?.isOneWay ?? false
    if (isOneWay ? !response.ok : status !== 200) {
      await response.body?.cancel()
      throw new CrmCallError('status', String(status), {
        status,
        retryAfter: retryAfterOf(response),
      })
    }
    if (isOneWay) return void (await response.body?.cancel())
    const read = await readText(response)
    bytes = read.bytes
    return parsed(read.text)
  } catch (error) {
    log('crm call failed', {
      call,
      status,
      ms: Date.now() - began,
      bytes,
      what: troubleOf(error).kind,
    })
    throw troubleOf(error)
  }
}

function asPost({ body }: { body: unknown }, headers: Record<string, string>): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

/** Returns an error without the text of the original one, which may contain the URL with the password. */
function troubleOf(error: unknown): CrmCallError {
  if (error instanceof CrmCallError) return error
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return new CrmCallError(isLate ? 'timeout' : 'away', 'no answer')
}

async function readText(response: Response): Promise<{ text: string; bytes: number }> {
  const bytes = response.body ? await readChunks(response.body, MAX_BYTES) : new Uint8Array()
  if (!bytes) throw new CrmCallError('too large', `over ${MAX_BYTES} bytes`)
  const { text } = await decodeText(bytes)
  return { text, bytes: bytes.length }
}

function parsed(text: string): unknown {
  if (isJsonTooComplex(text)) throw new CrmCallError('too large', 'too many or too deep values')
  try {
    return JSON.parse(text)
  } catch {
    throw new CrmCallError('unreadable', text.trimStart().startsWith('<') ? 'HTML' : 'no JSON')
  }
}

/** Returns the seconds of `Retry-After`; a date is ignored. */
function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : null
}
