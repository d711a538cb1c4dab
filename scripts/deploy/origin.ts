import type { AgencyConfig } from './config.ts'
import type { Env } from './secrets.ts'

/** The site's address as it was written, from the configuration or else from the environment. */
export function givenOrigin({ config, env }: { config: AgencyConfig; env: Env }): string {
  return withoutSlash(config.vars.SITE_ORIGIN || env.SITE_ORIGIN || '')
}

/** Returns the origin if a request to it is possible. */
export function siteOrigin(facts: { config: AgencyConfig; env: Env }): URL | null {
  const origin = givenOrigin(facts)
  return URL.canParse(origin) && origin.startsWith('https://') ? new URL(origin) : null
}

export function withoutSlash(origin: string): string {
  const address = origin.trim()
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address
}
