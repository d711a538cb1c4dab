import type { Lang } from '../format/lang'
import { escapeMarkup } from '../format/xml'

const KINDS = ['page', 'article', 'file', 'property', 'project'] as const

/** Content to which texts refer by ID, so that links remain valid if its address changes. */
export interface Reference {
  kind: (typeof KINDS)[number]
  id: number
}

/** Returns the address of the content in a language, or null if it is hidden or deleted. */
export type Lookup = (reference: Reference, lang: Lang) => string | null

/** `page:12`, `article:5`, `file:7`, `listing:410131` for a property, `listing:p9001` for a project. */
const REFERENCE = /^(?:(page|article|file):|listing:(p)?)([1-9]\d{0,8})$/
/** Matches malformed references too. Browsers know none of these schemes. */
const REFERENCE_SCHEME = /^\s*(?:page|article|file|listing):/i
const LINK_TAG = /<a(?=[\s>])([^<>]*)>|<\/a\s*>/gi
const IMAGE = /<img src="(file:\d+)"/g
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i

/** Returns the reference of an address, or null for any other address. */
export function parseReference(address: string): Reference | null {
  const [, named, project, digits] = REFERENCE.exec(address) ?? []
  if (!digits) return null
  const listing = project ? 'project' : 'property'
  return { kind: (named as 'page' | 'article' | 'file' | undefined) ?? listing, id: Number(digits) }
}

export function referenceText({ kind, id }: Reference): string {
  if (kind === 'property') return `listing:${id}`
  return kind === 'project' ? `listing:p${id}` : `${kind}:${id}`
}

/** Returns the links of a text: the address and the HTML in each. */
export function linksIn(html: string): { href: string; content: string }[] {
  const links: { href: string; content: string }[] = []
  let open: { href: string; start: number } | null = null
  for (const { 0: tag, 1: attributes, index } of html.matchAll(LINK_TAG)) {
    if (attributes !== undefined) open = { href: hrefOf(attributes), start: index + tag.length }
    else if (open) {
      links.push({ href: open.href, content: html.slice(open.start, index) })
      open = null
    }
  }
  return links
}

/** Returns the distinct references of links and pictures in a text. */
export function referencesIn(html: string): Reference[] {
  const links = [...html.matchAll(LINK_TAG)].map(([, attributes = '']) => hrefOf(attributes))
  const pictures = [...html.matchAll(IMAGE)].map(([, address = '']) => address)
  const texts = [...links, ...pictures]
  return [...new Set(texts)].flatMap((text) => parseReference(text) ?? [])
}

/**
 * Returns the text with addresses instead of its references. A link to hidden or deleted content is replaced by its
 * text. All other content remains unchanged.
 */
export function resolveReferences(html: string, lang: Lang, lookup: Lookup): string {
  const openLinks: boolean[] = []
  return html.replace(LINK_TAG, (tag: string, attributes: string | undefined) => {
    if (attributes === undefined) return openLinks.pop() === false ? '' : tag
    const href = hrefOf(attributes)
    const isReference = REFERENCE_SCHEME.test(href)
    const reference = parseReference(href)
    const address = reference && lookup(reference, lang)
    openLinks.push(!isReference || address !== null)
    if (!isReference) return tag
    return address === null ? '' : `<a href="${escapeMarkup(address)}" rel="noopener">`
  })
}

/** Returns the sanitised text with references instead of addresses, if there is a reference. */
export function withReferences(
  html: string,
  referenceOf: (address: string) => Reference | null,
): string {
  return html.replace(/(?<=<a href=")[^"]*/g, (address) => {
    const reference = referenceOf(address)
    return reference ? referenceText(reference) : address
  })
}

function hrefOf(attributes: string): string {
  const [, double, single, unquoted] = HREF.exec(attributes) ?? []
  return double ?? single ?? unquoted ?? ''
}
