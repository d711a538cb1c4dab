import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { or503 } from '../../platform/http/or-503'

const FOLDER = 'media/'
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/
/** The maximum length of a key. R2 fails for a longer one. */
const KEY_LENGTH = 1024
const HOUR = 3600
const YEAR = 365 * 24 * HOUR
/** The names of staff uploads. They contain a hash of the content, so that the file never changes. */
const BY_CONTENT = /^media\/[0-9a-f]{24}[-./]/

/** Serves the agency's public files (logo, pictures, films) from the bucket MEDIA. */
export const media = new Hono<AppEnv>()

media.use(methodNotAllowed({ app: media }))

media.get('/:name{.+}', limitCalls('file'), async (c) => {
  const name = c.req.param('name')
  const key = FOLDER + name
  const { object, isPart } =
    NAME.test(name) && key.length <= KEY_LENGTH
      ? await or503(c, find(c.env.MEDIA, key, c.req.raw.headers))
      : NOTHING
  if (!object) {
    c.header('Cache-Control', 'no-store')
    return c.text('Not found', 404)
  }
  const headers = headersOf(object)
  if (!hasBody(object)) return new Response(null, { status: 304, headers })
  const range = isPart ? rangeOf(object) : null
  if (!range) return new Response(object.body, { headers })
  headers.set('Content-Range', `bytes ${range.offset}-${range.end}/${object.size}`)
  return new Response(object.body, { status: 206, headers })
})

const NOTHING = { object: null, isPart: false }

/** Returns the object. R2 throws for invalid conditions and ranges, which are then ignored. */
async function find(bucket: R2Bucket, key: string, headers: Headers) {
  try {
    const object = await bucket.get(key, { onlyIf: headers, range: headers })
    return { object, isPart: headers.has('Range') }
  } catch {
    return { object: await bucket.get(key), isPart: false }
  }
}

/** Returns true if the response has a body. R2 omits it if the browser has the file already. */
function hasBody(object: R2Object): object is R2ObjectBody {
  return 'body' in object
}

function headersOf(object: R2Object): Headers {
  return new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': BY_CONTENT.test(object.key)
      ? `public, max-age=${YEAR}, immutable`
      : `public, max-age=${HOUR}, stale-while-revalidate=${24 * HOUR}`,
    // Feeds and shared links show the agency's pictures on other sites.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': object.httpMetadata?.contentType ?? 'application/octet-stream',
    ETag: object.httpEtag,
  })
}

/** Returns the requested byte range, or null for the complete file. */
function rangeOf({ range, size }: R2Object): { offset: number; end: number } | null {
  if (!range) return null
  const { offset, length, suffix } = range as { offset?: number; length?: number; suffix?: number }
  if (suffix !== undefined) return { offset: Math.max(0, size - suffix), end: size - 1 }
  const start = offset ?? 0
  return { offset: start, end: Math.min(size, start + (length ?? size)) - 1 }
}
