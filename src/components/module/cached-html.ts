import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../../site/site'

const MAX_CHARACTERS = 8_000_000

/**
 * Cached HTML and the version of the data that it was rendered from. The version is null if the HTML depends only on
 * the site.
 */
interface Part {
  html: string
  version: number | null
}

interface CachedHtml {
  html: Map<string, Part>
  size: number
}

/**
 * Cached HTML by site. A changed content version creates another site object, and so does each preview, so the HTML of
 * the earlier one is garbage-collected with it.
 */
const cachedBySite = new WeakMap<Site, CachedHtml>()

/**
 * Returns the HTML under `key`, which it renders at the first call. The key must contain all that the HTML depends on
 * besides the site's content.
 */
export function cachedHtml(site: Site, key: string, part: () => ReactNode): string {
  const known = findCachedHtml(site, key, null)
  if (known !== undefined) return known
  const html = renderToString(part(), { identifierPrefix: 'k' })
  cacheHtml(site, key, { html, version: null })
  return html
}

/** Returns the HTML under `key` if it was rendered from this version; undefined otherwise. */
export function findCachedHtml(
  site: Site,
  key: string,
  version: number | null,
): string | undefined {
  const part = cachedBySite.get(site)?.html.get(key)
  return part?.version === version ? part.html : undefined
}

/**
 * Caches HTML under `key`. The cache is cleared when it is full, because requests with arbitrary addresses must not
 * fill the memory.
 */
export function cacheHtml(site: Site, key: string, part: Part): void {
  const { html } = part
  const cached = cachedBySite.get(site) ?? { html: new Map(), size: 0 }
  if (cached.size + html.length > MAX_CHARACTERS) {
    cached.html.clear()
    cached.size = 0
  }
  cached.size += html.length - (cached.html.get(key)?.html.length ?? 0)
  cached.html.set(key, part)
  cachedBySite.set(site, cached)
}
