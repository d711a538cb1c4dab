import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import { loadSite } from '../../site/load-site'
import { safeCss } from '../../site/page-css'

/** Serves a page's own style sheet as a file, because the content security policy allows no inline styles. */
export const pageStyles = new Hono<AppEnv>()

pageStyles.use(methodNotAllowed({ app: pageStyles }))

pageStyles.get('/styles/:file{page-[1-9][0-9]{0,9}\\.css}', limitCalls('file'), loadSite, (c) => {
  const id = Number(/\d+/.exec(c.req.param('file'))?.[0])
  const page = c.get('content').site.pages.find((one) => one.id === id)
  const css = safeCss(page?.params.css ?? '')
  if (!css) return c.text('Not found', 404)
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
  c.header('Content-Type', 'text/css; charset=UTF-8')
  return c.body(css)
})
