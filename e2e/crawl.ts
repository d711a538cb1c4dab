import { all, attributes, type Document, type Element, parse } from '../test/html.ts'

/** A page of the site as its server sent it. */
export interface Crawled {
  path: string
  status: number
  /** The target of a page that redirects. */
  location: string | null
  /** Clicks from the home page. */
  depth: number
  from: string
  document: Document
  /** The links in the footer of every page. */
  inFooter: boolean
}

const CONCURRENCY = 6
/** In the other languages, only one of this many properties is visited, because their pages are the same. */
const SAMPLE = 7

/** Follows the links from the home page of a language, except most list parameters and most properties. */
export async function crawl(
  origin: string,
  start: string,
  lang: string,
): Promise<Map<string, Crawled>> {
  const pagesByPath = new Map<string, Crawled>()
  const variants = new Set<string>()
  let level = [{ path: start, from: '', inFooter: false }]
  for (let depth = 0; level.length > 0; depth++) {
    const pages = await inParallel(level, (link) => visit(origin, link, depth))
    for (const page of pages) pagesByPath.set(page.path, page)
    const next = new Map<string, (typeof level)[number]>()
    for (const page of pages) {
      for (const link of linksOf(origin, page)) {
        if (pagesByPath.has(link.path) || next.has(link.path)) continue
        if (isFollowed(link.path, lang, variants)) next.set(link.path, link)
      }
    }
    level = [...next.values()]
  }
  return pagesByPath
}

/** Calls `task` for each item with limited concurrency. Returns the results in the order of the items. */
export async function inParallel<T, R>(items: T[], task: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await task(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}

interface Link {
  path: string
  from: string
  inFooter: boolean
}

async function visit(
  origin: string,
  { path, from, inFooter }: Link,
  depth: number,
): Promise<Crawled> {
  // A connection that the server closes while it idles would fail the next request.
  const headers = { Connection: 'close' }
  const response = await fetch(origin + path, { redirect: 'manual', headers })
  const isPage = response.headers.get('Content-Type')?.includes('text/html') === true
  const body = await response.text()
  const { status } = response
  const location = response.headers.get('Location')
  return { path, status, location, depth, from, document: parse(isPage ? body : ''), inFooter }
}

function linksOf(origin: string, { path, document }: Crawled): Link[] {
  const [footer] = all(document, 'footer')
  const inFooter = new Set(footer ? attributes(all(footer, 'a'), 'href') : [])
  return all(document, 'a').flatMap((link) => {
    const address = addressOf(origin, link, path)
    return address ? [{ path: address, from: path, inFooter: inFooter.has(link.attribs.href) }] : []
  })
}

/** Returns the path and query of a link within the site, else null. */
function addressOf(origin: string, { attribs }: Element, path: string): string | null {
  const { href } = attribs
  if (href === undefined || /^(?:mailto|tel|https:\/\/wa)/.test(href)) return null
  const url = new URL(href, origin + path)
  return url.origin === origin ? url.pathname + url.search : null
}

/** Returns true for pages of this language, and once for each combination of list parameters. */
function isFollowed(address: string, lang: string, variants: Set<string>): boolean {
  const { pathname, searchParams } = new URL(address, 'http://site')
  if (/^\/(?:nl|fr|en|de)\//.test(pathname) && !pathname.startsWith(`/${lang}/`)) return false
  const id = /\/property\/(\d+)$/.exec(pathname)?.[1]
  if (id && lang !== 'nl' && Number(id) % SAMPLE !== 0) return false
  const names = [...searchParams.keys()].sort().join()
  if (!names) return true
  const variant = `${pathname.replace(/\d+/g, 'n')}?${names}`
  if (variants.has(variant)) return false
  variants.add(variant)
  return true
}
