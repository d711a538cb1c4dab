import { withoutTrailing } from '../../platform/format/text'

/** An old address and the path to which it redirects. The target is null if the address is gone permanently (410). */
export interface Redirect {
  path: string
  target: string | null
}

/** The targets of old addresses, by path. */
export type Targets = ReadonlyMap<string, Redirect['target']>

/** The text for the target of an address that is gone. */
export const GONE_TARGET = '410'

export type RedirectIssue = 'path' | 'ours' | 'target' | 'loop' | 'both'

const MAX_PATH_LENGTH = 500
/** Addresses that are not pages, so that they are never old pages. */
const NO_PAGES =
  /^\/(?:api|staff|data|images|media|assets|pictures|tiles|basemap|ground|healthz)(?:[/?#]|$)/
const PATH = /^\/(?!\/)[^\s\\]*$/

/**
 * Returns an old address in normalised form: its path without a slash at the end, and its query. The host of a complete
 * URL is ignored. Returns null for an invalid address and for paths that are not pages.
 */
export function oldPath(text: string): string | null {
  const path = withoutHost(text)
  if (!PATH.test(path) || path.length > MAX_PATH_LENGTH || NO_PAGES.test(path) || path === '/')
    return null
  const url = URL.parse(path, 'https://own.invalid')
  return url && withoutSlash(url.pathname) + url.search
}

/**
 * Returns a path of this site that can be the target of a redirect. Returns null for an invalid address or another
 * host.
 */
export function newPath(text: string, origin: string): string | null {
  const path = pathOnSite(text, origin)
  return path === null || NO_PAGES.test(path) ? null : path
}

/** Returns the path of an address on this site. Returns null for an invalid address or another host. */
export function pathOnSite(text: string, origin = 'https://own.invalid'): string | null {
  const typed = trimmed(text)
  const url = URL.parse(typed, origin)
  const isOnSite = url?.origin === origin && (PATH.test(typed) || typed.startsWith(`${origin}/`))
  const path = url && isOnSite ? url.pathname + url.search + url.hash : ''
  // The path of `/nl/..//example.com` is `//example.com`, which browsers read as another host.
  return PATH.test(path) ? path : null
}

function withoutHost(text: string): string {
  const typed = trimmed(text)
  return /^https?:\/\//i.test(typed) ? typed.replace(/^https?:\/\/[^/]*/i, '') || '/' : typed
}

function withoutSlash(path: string): string {
  return path.length > 1 ? withoutTrailing(path, '/') || '/' : path
}

/**
 * Adds a redirect to the existing ones. Its target becomes the end of a chain, and redirects to its path get the new
 * target. Returns the changes, or the reason for rejecting it.
 */
export function addRedirect(
  { path, target }: Redirect,
  all: Targets,
): { status: 'ok'; changed: Redirect[] } | { status: 'refused'; issue: RedirectIssue } {
  const end = endOf(target, all)
  if (end !== null && pathOf(end) === path) return { status: 'refused', issue: 'loop' }
  const leadingHere = [...all].filter(([, other]) => other !== null && pathOf(other) === path)
  const changed = leadingHere.map(([from]) => ({ path: from, target: end }))
  return { status: 'ok', changed: [...changed, { path, target: end }] }
}

function endOf(target: Redirect['target'], all: Targets): Redirect['target'] {
  const further = target === null ? undefined : all.get(pathOf(target))
  return further === undefined ? target : further
}

function pathOf(target: string): string {
  const [path = ''] = target.split('#')
  return withoutSlash(path)
}

/** Returns the redirect of an address: by path and query, else by path only. Returns null if there is none. */
export function targetOf(
  all: Targets,
  { pathname, search }: { pathname: string; search: string },
): Redirect | null {
  const path = withoutSlash(pathname)
  for (const candidate of search ? [path + search, path] : [path]) {
    const target = all.get(candidate)
    if (target !== undefined) return { path: candidate, target }
  }
  return null
}

/**
 * Parses lines with two addresses, or an address and `410`, separated by a comma, a semicolon or a tab. A header line
 * is ignored.
 */
export function redirectLines(text: string): { line: number; from: string; to: string }[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [from = '', to = ''] = line
      .split(/[;\t]|,(?=\s*"?(?:\/|https?:|410"?\s*$))/)
      .map(unquoted)
    const isAddress = /^(?:\/|https?:)/i.test(from)
    return line.trim() === '' || (at === 0 && !isAddress) ? [] : [{ line: at + 1, from, to }]
  })
}

function unquoted(cell: string): string {
  return trimmed(
    trimmed(cell)
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"'),
  )
}

/** Returns a pasted text without spaces at its ends, and without characters that have no width. */
export function trimmed(text: string): string {
  return text.replaceAll(/[\u200b\u2060]/g, '').trim()
}

const MAX_COUNTED = 200
/**
 * Matches paths with words and non-ASCII letters, which may end like the pages of another system. Other dots, @ and
 * other characters that scanners try are excluded.
 */
const PAGE_PATH =
  /^(?:\/(?:[\w~,+-]|%20|%[89a-f][\da-f])+)+(?:\.(?:php[345]?|aspx?|[sx]?html?|jspx?|cfm))?\/?$/i
/** Matches paths that vulnerability scanners request. */
const PROBE =
  /^\/(?:\w{2}\/)?(?:wp|wordpress|cgi-bin|admin|administrator|phpmyadmin|pma|vendor|actuator|solr|jenkins|console|debug|login|user|boaform|hnap1|sdk|owa|ecp|autodiscover|remote|telescope|graphql|v\d+|_\w+)(?:[/.-]|$)/i
/** Matches the names of scripts that scanners request in any folder. */
const PROBE_SCRIPT =
  /^(?:\w|web-?shell|shell|php-?info|info|xmlrpc|adminer|config\w*|setup\w*|install\w*|upload\w*|te?st|cmd|wp-\w+|c99|r57|alfa|eval-stdin)\.\w+$/i
/** Matches a telephone number, or a token in a personal link. */
const PERSONAL = /\d{9}|[\da-f]{16}|(?<=\/)[^\W_]{32}/i

/**
 * Returns the path for the list of missing pages in the staff area. Returns null if it can't be a page, or may contain
 * personal data.
 */
export function loggedPath(pathname: string): string | null {
  const path = withoutSlash(pathname)
  const isPage = PAGE_PATH.test(path) && !/^\/\w{2}$/.test(path)
  if (!isPage || path.length > MAX_COUNTED) return null
  const isProbe = PROBE.test(path) || PROBE_SCRIPT.test(path.slice(path.lastIndexOf('/') + 1))
  return NO_PAGES.test(path) || isProbe || PERSONAL.test(path) ? null : path
}
