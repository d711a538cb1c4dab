import { type FileKind, fileKind, isUnsupportedPicture } from '../../../platform/files/file-kind'
import { joinChunks } from '../../../platform/format/bytes'
import type { Fetch } from '../../../platform/http/fetch-json'
import { publicUrl } from '../../../platform/http/public-url'
import type { PictureFailure } from '../sync/picture-failure'

type Bytes = Uint8Array<ArrayBuffer>

const PICTURE_KINDS = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'] as const satisfies FileKind[]
export type PictureKind = (typeof PICTURE_KINDS)[number]

interface Failed {
  status: 'failed'
  failure: PictureFailure
}

/** The headers of a response by which its host recognises that a picture has not changed; null if it sends none. */
export interface Validators {
  etag: string | null
  modified: string | null
}

const NO_VALIDATORS: Validators = { etag: null, modified: null }

/** A picture's bytes and their format; or that it has not changed; or the failure. */
export type FetchedPicture =
  | { status: 'fetched'; bytes: Bytes; kind: PictureKind; validators: Validators }
  | { status: 'unchanged'; validators: Validators }
  | Failed

const MAX_BYTES = 20 * 1024 * 1024
const MAX_REDIRECTS = 3
/** Milliseconds for all redirects and the body together. */
export const FETCH_TIMEOUT_MS = 20_000

/** The headers of the request; some hosts refuse requests without them. */
const HEADERS = {
  Accept: 'image/*, */*;q=0.5',
  'User-Agent': 'Mozilla/5.0 (compatible; Pand)',
}

const NOT_MODIFIED = 304
const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

const STATUS_FAILURES: Record<number, PictureFailure> = {
  401: 'denied',
  403: 'denied',
  404: 'gone',
  407: 'denied',
  410: 'gone',
  451: 'denied',
}

const UNANSWERED: readonly PictureFailure[] = ['no-answer', 'timeout']

/**
 * Fetches a picture from a public https address; an http address is tried over https. Up to three redirects are
 * followed, each to a public https address. The bytes alone decide whether it is a picture. `known` are the validators
 * of an earlier response, with which the host returns a picture only if it has changed.
 */
export async function fetchPicture(
  source: string,
  fetch: Fetch,
  timeoutMs = FETCH_TIMEOUT_MS,
  known = NO_VALIDATORS,
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(timeoutMs)
  const result = await fetchOverHttps(source, fetch, known, signal)
  const isUnanswered = result.status === 'failed' && UNANSWERED.includes(result.failure)
  return isUnanswered && /^http:/i.test(source) ? failed('insecure') : result
}

/** Returns the result for a picture that cannot be copied. */
export function failed(failure: PictureFailure): Failed {
  return { status: 'failed', failure }
}

async function fetchOverHttps(
  source: string,
  fetch: Fetch,
  known: Validators,
  signal: AbortSignal,
): Promise<FetchedPicture> {
  try {
    const response = await followRedirects(source, fetch, known, signal)
    if (!(response instanceof Response)) return response
    if (response.status === NOT_MODIFIED && (known.etag || known.modified))
      return { status: 'unchanged', validators: known }
    if (!response.ok) {
      await response.body?.cancel()
      return failed(STATUS_FAILURES[response.status] ?? 'no-answer')
    }
    const bytes = await readBytes(response)
    if (!bytes) return failed('large')
    const { headers } = response
    return judge(bytes, { etag: headers.get('ETag'), modified: headers.get('Last-Modified') })
  } catch {
    return failed(signal.aborted ? 'timeout' : 'no-answer')
  }
}

/** Returns the first response that is not a redirect, with any status. */
async function followRedirects(
  source: string,
  fetch: Fetch,
  { etag, modified }: Validators,
  signal: AbortSignal,
): Promise<Response | Failed> {
  const headers = {
    ...HEADERS,
    ...(etag && { 'If-None-Match': etag }),
    ...(modified && { 'If-Modified-Since': modified }),
  }
  let url = publicUrl(source)
  if (!url) return failed('address')
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(url.href, { headers, redirect: 'manual', signal })
    const location = response.headers.get('Location')
    if (!location || !REDIRECT_STATUSES.includes(response.status)) return response
    await response.body?.cancel()
    url = publicUrl(location, url.href)
    if (!url || redirects === MAX_REDIRECTS) return failed('redirect')
  }
}

/** Returns null for a body of more than `MAX_BYTES`. */
async function readBytes(response: Response): Promise<Bytes | null> {
  if (Number(response.headers.get('Content-Length')) > MAX_BYTES) {
    await response.body?.cancel()
    return null
  }
  return response.body ? joinChunks(response.body, MAX_BYTES) : new Uint8Array()
}

function judge(bytes: Bytes, validators: Validators): FetchedPicture {
  if (bytes.length === 0) return failed('empty')
  const kind = fileKind(bytes)
  const pictureKind = PICTURE_KINDS.find((one) => one === kind)
  if (pictureKind) return { status: 'fetched', bytes, kind: pictureKind, validators }
  return failed(kind || isUnsupportedPicture(bytes) ? 'kind' : 'no-picture')
}
