import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { limitCalls } from '../../components/error-pages/limit-calls'
import type { AppEnv } from '../../env'
import type { FetchApp } from '../../site/form-answer'
import { loadSite } from '../../site/load-site'
import { MCP_PATH } from '../../urls'

const isOn = createMiddleware<AppEnv>(async function isOn(c, next) {
  return c.get('content').site.settings.assistants ? next() : c.text('Not found', 404)
})

/** Serves the listings to AI assistants over the Model Context Protocol, read-only and without sessions. */
export function assistants(fetchApp: FetchApp): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.all('/', limitCalls('search'), loadSite, isOn, async (c) => {
    const { answerMcp } = await import('./mcp-server')
    return answerMcp(c, fetchApp)
  })
  routes.get('/server-card', limitCalls('search'), loadSite, isOn, sendServerCard)
  return routes
}

/** Describes the server to clients that look for it: https://modelcontextprotocol.io/seps/2127-mcp-server-cards */
function sendServerCard(c: Context<AppEnv>): Response {
  const { name } = c.get('content').site.settings
  const origin = c.get('origin')
  c.header('Cache-Control', 'public, max-age=600')
  c.header('Content-Type', 'application/mcp-server+json; charset=UTF-8')
  return c.body(
    JSON.stringify({
      $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
      name: `${new URL(origin).hostname.split('.').reverse().join('.')}/listings`,
      title: name,
      description: `Properties for sale and for rent of ${name}.`,
      version: '1.0.0',
      remotes: [{ type: 'streamable-http', url: origin + MCP_PATH }],
    }),
  )
}
