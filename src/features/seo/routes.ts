import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from '../../env'
import { loadSite } from '../../site/load-site'
import { pathOnSite } from '../../site/redirects/redirect-targets'
import type { SiteSettings } from '../../site/site'
import { homePath, MANIFEST_PATH, MCP_PATH, SITEMAP_PATH } from '../../urls'
import { feeds } from './feeds'
import { sitemap } from './sitemap'

/** The days until security.txt expires. The format recommends less than a year. */
const SECURITY_DAYS = 180

/** Serves robots.txt, the sitemap and feeds. It is mounted before `noFile`, which refuses names with a dot. */
export const discovery = new Hono<AppEnv>()

discovery.use(methodNotAllowed({ app: discovery }))

discovery.get('/robots.txt', loadSite, (c) => {
  c.header('Cache-Control', 'public, max-age=600')
  const { settings } = c.get('content').site
  const origin = c.get('origin')
  return c.text(
    `User-agent: *\n${contentSignal(settings)}Disallow: /api/\nDisallow: /staff\n\n` +
      `Sitemap: ${origin}${SITEMAP_PATH}\n` +
      (settings.assistants ? `# MCP: ${origin}${MCP_PATH}\n` : ''),
  )
})

/** Returns the line with the uses that the agency allows or forbids, or '' if it states none. */
function contentSignal({ contentSignals }: SiteSettings): string {
  const { search, answers, training } = contentSignals
  const signals = Object.entries({ search, 'ai-input': answers, 'ai-train': training })
    .filter(([, value]) => value !== 'unset')
    .map(([name, value]) => `${name}=${value}`)
  return signals.length > 0 ? `Content-Signal: ${signals.join(', ')}\n` : ''
}

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

/** Browsers and search engines request this path by default. */
discovery.get('/favicon.ico', loadSite, (c) => {
  const { favicon } = c.get('content').site.settings
  const path = pathOnSite(favicon, c.get('origin'))
  if (!path || path === c.req.path) return c.text('Not found', 404)
  c.header('Cache-Control', 'public, max-age=86400')
  return c.redirect(path)
})

/** Names the contact for security reports (RFC 9116). */
discovery.get('/.well-known/security.txt', loadSite, (c) => {
  const { siteEmail, languages } = c.get('content').site.settings
  const expires = new Date(Date.now() + SECURITY_DAYS * 86_400_000)
  c.header('Cache-Control', 'public, max-age=86400')
  return c.text(
    [
      `Contact: mailto:${siteEmail}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.join(', ')}`,
      `Canonical: ${c.get('origin')}${c.req.path}\n`,
    ].join('\n'),
  )
})

discovery.route('/', sitemap)
discovery.route('/', feeds)

function typeOf(icon: string) {
  return icon.endsWith('.svg') ? { type: 'image/svg+xml' } : {}
}
