import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { allowAllOrigins } from '../../platform/http/public-reading'
import { loadSite } from '../../site/load-site'
import { openApiDocument } from './document'

/** Serves the description of the public addresses. */
export const openApi = new Hono<AppEnv>()

openApi.use(methodNotAllowed({ app: openApi }), allowAllOrigins)

openApi.get('/', limitCalls('file'), loadSite, (c) => {
  const { name, languages } = c.get('content').site.settings
  c.header('Cache-Control', 'public, max-age=600')
  return c.json(openApiDocument({ name, languages, origin: c.get('origin') }))
})
