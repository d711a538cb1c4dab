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

const AT_ONCE = 6
/** Of homes in the other languages, which are the same pages, one in so many. */
const SAMPLE = 7

/** Follows every link from a language's home page, but for most parameters of lists and most homes. */
export async function crawl(
  origin: string,
  start: string,
  lang: string,
): Promise<Map<string, Crawled>> {
  const found = new Map<string, Crawled>()
  const variants = new Set<string>()
  let level = [{ path: start, from: '', inFooter: false }]
  for (let depth = 0; level.length > 0; depth++) {
    const pages = await inParallel(level, (link) => visit(origin, link, depth))
    for (const page of pages) found.set(page.path, page)
    const next = new Map<string, (typeof level)[number]>()
    for (const page of pages) {
      for (const link of linksOf(origin, page)) {
        if (found.has(link.path) || next.has(link.path)) continue
        if (isFollowed(link.path, lang, variants)) next.set(link.path, link)
      }
    }
    level = [...next.values()]
  }
  return found
}

/** Asks for each, so many at once, and answers in order. */
export async function inParallel<T, R>(items: T[], ask: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      answers[index] = await ask(items[index] as T)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return answers
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

/** Path and query of a link within the site, else null. */
function addressOf(origin: string, { attribs }: Element, path: string): string | null {
  const { href } = attribs
  if (href === undefined || /^(?:mailto|tel|https:\/\/wa)/.test(href)) return null
  const url = new URL(href, origin + path)
  return url.origin === origin ? url.pathname + url.search : null
}

/** This language's pages; of a list with parameters, each combination of names once. */
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
