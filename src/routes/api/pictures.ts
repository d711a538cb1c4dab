import { type Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { fetchPicture } from '../../crm/copy-picture'
import { findPicture } from '../../data/sync/copy-pictures'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { unhurried } from '../../middleware/too-fast'
import { unlessAway } from '../shared/unless-away'

const FILE = /^[0-9a-f]{24}(?:-\d+x\d+-[0-9a-f]{6}-\d+)?\.\w+$/
const YEAR = 365 * 24 * 3600
const MINUTES = 600

/** The pictures of the CRM: their copies, and through this site those that wait to be copied. */
export const pictures = new Hono<AppEnv>()

pictures.use(methodNotAllowed({ app: pictures }))

pictures.get('/:key{[0-9a-f]{24}}', unhurried('tile'), loadSite, async (c) => {
  const found = await findPicture(c.get('db'), c.req.param('key'))
  if (!found) return notFound(c)
  if (found.address) {
    c.header('Cache-Control', `public, max-age=${MINUTES}`)
    return c.redirect(found.address, 302)
  }
  const asked = await fetchPicture(found.source, (url, init) => fetch(url, init)).catch(() => null)
  if (!asked) return notFound(c)
  return new Response(asked.bytes, { headers: headersOf(asked.type, MINUTES) })
})

pictures.get('/:name{[\\w.-]+}', async (c) => {
  const name = c.req.param('name')
  const object = FILE.test(name) ? await unlessAway(c, c.env.MEDIA.get(`pictures/${name}`)) : null
  if (object) {
    const type = object.httpMetadata?.contentType ?? 'application/octet-stream'
    return new Response(object.body, { headers: headersOf(type, YEAR) })
  }
  return notFound(c)
})

function notFound(c: Context<AppEnv>) {
  c.header('Cache-Control', 'no-store')
  return c.text('Not found', 404)
}

function headersOf(type: string, seconds: number): Headers {
  const isFinal = seconds === YEAR
  return new Headers({
    'Cache-Control': `public, max-age=${seconds}${isFinal ? ', immutable' : ''}`,
    // Feeds and shared links show the agency's pictures elsewhere.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Type': type,
  })
}
