import { joinChunks } from '../format/bytes'
import { isJsonTooComplex } from '../format/json'
import { log } from '../log'

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

export interface JsonRequest {
  fetch: Fetch
  /** The log's message if the call fails. */
  message: string
  /** The call's name for the log, because its URL may contain a password. */
  call: string
  timeoutMs: number
  headers?: Record<string, string> | undefined
  /** The body of a POST or PUT; absent for a GET. With `isOneWay` any 2xx status is enough. */
  post?: { body: unknown; isOneWay?: boolean; method?: 'POST' | 'PUT' } | undefined
  /** Returns the text of a response; UTF-8 is decoded without it. */
  decode?: (bytes: Uint8Array) => Promise<string>
}

/** A call without a usable response. `detail` contains neither a URL nor the response. */
export interface CallFailure {
  kind: 'timeout' | 'away' | 'status' | 'unreadable' | 'too large'
  detail: string
  /** The status of a response other than the expected one. */
  status: number | null
  /** The seconds of `Retry-After`. */
  retryAfter: number | null
}

/** The JSON of a response, or the reason why there is none. */
export type JsonResult = { ok: true; body: unknown } | { ok: false; failure: CallFailure }

const MAX_BYTES = 16 * 1024 * 1024

/** Returns the JSON of another server's response, or logs and returns the failure. Redirects are not followed. */
export async function fetchJson(url: string, request: JsonRequest): Promise<JsonResult> {
  const { fetch, message, call, timeoutMs, headers = {}, post } = request
  const began = Date.now()
  const outcome = { status: 0, bytes: 0 }
  const failed = (failure: CallFailure): JsonResult => {
    log(message, { call, ...outcome, ms: Date.now() - began, what: failure.kind })
    return { ok: false, failure }
  }
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      ...(post ? asPost(post, headers) : { headers }),
    })
    outcome.status = response.status
    const isOneWay = post?.isOneWay ?? false
    if (isOneWay ? !response.ok : response.status !== 200) {
      await response.body?.cancel()
      return failed(statusFailure(response))
    }
    if (isOneWay) {
      await response.body?.cancel()
      return { ok: true, body: undefined }
    }
    const bytes = response.body ? await joinChunks(response.body, MAX_BYTES) : new Uint8Array()
    if (!bytes) return failed(failureOf('too large', `over ${MAX_BYTES} bytes`))
    outcome.bytes = bytes.length
    const text = request.decode ? await request.decode(bytes) : new TextDecoder().decode(bytes)
    if (isJsonTooComplex(text)) return failed(failureOf('too large', 'too many or too deep values'))
    const body = parsed(text)
    const found = text.trimStart().startsWith('<') ? 'HTML' : 'no JSON'
    return body === undefined ? failed(failureOf('unreadable', found)) : { ok: true, body }
  } catch (error) {
    // The text of the error may contain the URL with a password.
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return failed(failureOf(isLate ? 'timeout' : 'away', 'no answer'))
  }
}

function failureOf(kind: CallFailure['kind'], detail: string): CallFailure {
  return { kind, detail, status: null, retryAfter: null }
}

function statusFailure({ status, headers }: Response): CallFailure {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  const retryAfter = Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 86_400) : null
  return { kind: 'status', detail: String(status), status, retryAfter }
}

function asPost(
  { body, method = 'POST' }: { body: unknown; method?: 'POST' | 'PUT' },
  headers: Record<string, string>,
): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
