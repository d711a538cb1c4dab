import { Hono } from 'hono'
import type { AppEnv } from '../../env'
import { loadSite } from '../../middleware/content'
import { homePath, MANIFEST_PATH, SITEMAP_PATH } from '../../urls'
import { feeds } from './feeds'
import { sitemap } from './sitemap'

/** Robots, sitemap and feeds; mounted before `noFile`, which refuses names with a dot. */
export const discovery = new Hono<AppEnv>()

discovery.get('/robots.txt', loadSite, (c) => {
  c.header('Cache-Control', 'public, max-age=600')
  return c.text(
    `User-agent: *\nDisallow: /api/\nDisallow: /staff\n\nSitemap: ${c.get('origin')}${SITEMAP_PATH}\n`,
  )
})

discovery.get(MANIFEST_PATH, loadSite, (c) => {
  const { name, favicon, colorPrimary, languages } = c.get('content').site.settings
  c.header('Cache-Control', 'public, max-age=600')
  c.header('Content-Type', 'application/manifest+json; charset=UTF-8')
  return c.body(
    JSON.stringify({
      name,
      short_name: name,
      lang: languages[0],
      start_url: homePath(languages[0] ?? 'nl'),
      scope: '/',
      display: 'minimal-ui',
      background_color: '#ffffff',
      theme_color: colorPrimary,
      icons: [{ src: favicon, sizes: 'any', ...typeOf(favicon) }],
    }),
  )
})

discovery.route('/', sitemap)
discovery.route('/', feeds)

function typeOf(icon: string) {
  return icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
}
