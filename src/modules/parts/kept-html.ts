import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Site } from '../../domain/content/site'
import type { ListingRead } from '../../domain/list/listing-read'

const MOST_CHARACTERS = 8_000_000

/** A part, and what it read of the listings when it was rendered, under this version of them. */
interface Part {
  html: string
  reads: readonly ListingRead[]
  version: number
}

interface Kept {
  html: Map<string, Part>
  size: number
}

/**
 * Rendered parts of pages by the site that they were rendered for. A changed content version brings another
 * site, and so does each preview: what belonged to this one goes with it.
 */
const keptBySite = new WeakMap<Site, Kept>()

/** The HTML under `key`, which names all that the part depends on beside the site's content. */
export function keptHtml(site: Site, key: string, part: () => ReactNode): string {
  const known = findKept(site, key, 0)
  if (known !== undefined) return known.html
  const html = renderToString(part(), { identifierPrefix: 'k' })
  keep(site, key, { html, reads: [], version: 0 })
  return html
}

/** Returns the part under `key`; undefined if it read listings under another version than `version`. */
export function findKept(site: Site, key: string, version: number): Part | undefined {
  const part = keptBySite.get(site)?.html.get(key)
  return part && (part.reads.length === 0 || part.version === version) ? part : undefined
}

/** Forgets everything when there is too much of it: addresses of strangers must not fill the memory. */
export function keep(site: Site, key: string, part: Part): void {
  const { html } = part
  const kept = keptBySite.get(site) ?? { html: new Map(), size: 0 }
  if (kept.size + html.length > MOST_CHARACTERS) {
    kept.html.clear()
    kept.size = 0
  }
  kept.html.set(key, part)
  kept.size += html.length
  keptBySite.set(site, kept)
}
