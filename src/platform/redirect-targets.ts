import { withoutTrailing } from './format/text'

/** An address of before and the path that it leads to; null where it is gone for good. */
export interface Redirect {
  path: string
  target: string | null
}

/** The targets of addresses of before, by their paths. */
export type Targets = ReadonlyMap<string, Redirect['target']>

/** What stands in a list in the place of the target of an address that is gone. */
export const GONE = '410'

/** Why a redirect is refused. */
export type RedirectIssue = 'path' | 'ours' | 'target' | 'loop' | 'both'

const LONGEST = 500
/** Addresses that are no pages; what is asked for there is never an old page. */
const MACHINE = /^\/(?:api|staff|data|images|media|assets|pictures|tiles|ground|healthz)(?:\/|$)/
const PATH = /^\/(?!\/)[^\s\\]*$/

/**
 * Returns an address as visitors ask for it: its path without a slash at the end, and its query. Of a whole address the
 * host is left out. Null for what is none, and for machine addresses.
 */
export function oldPath(text: string): string | null {
  const path = bare(text)
  if (!PATH.test(path) || path.length > LONGEST || MACHINE.test(path) || path === '/') return null
  const url = URL.parse(path, 'https://own.invalid')
  return url && withoutSlash(url.pathname) + url.search
}

/** A path of this site that an old address may lead to; null for what is none, other hosts among them. */
export function newPath(text: string, origin: string): string | null {
  const typed = text.trim()
  const url = URL.parse(typed, origin)
  const isOwn = url?.origin === origin && (PATH.test(typed) || typed.startsWith(`${origin}/`))
  if (!url || !isOwn || MACHINE.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

function bare(text: string): string {
  const typed = text.trim()
  return /^https?:\/\//i.test(typed) ? typed.replace(/^https?:\/\/[^/]*/i, '') || '/' : typed
}

function withoutSlash(path: string): string {
  return path.length > 1 ? withoutTrailing(path, '/') || '/' : path
}

/**
 * Returns a redirect beside those that there are: its target is where a chain ends, and targets that were its path lead
 * on; or why it is refused.
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

/** Where an address leads: by its query too, else by its path alone; null where it never was one. */
export function targetOf(
  all: Targets,
  { pathname, search }: { pathname: string; search: string },
): Redirect | null {
  const path = withoutSlash(pathname)
  for (const asked of search ? [path + search, path] : [path]) {
    const target = all.get(asked)
    if (target !== undefined) return { path: asked, target }
  }
  return null
}

/** Lines of two addresses each, or of one and `410`, with a comma, a semicolon or a tab between them; a first line of headings is none. */
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
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
}

const MAX_COUNTED = 200
/** Words of pages, and letters beyond ASCII; no dot, no @, no other sign that programs try out. */
const PAGE_PATH = /^(?:\/(?:[\w~,+-]|%20|%[89a-f][\da-f])+)+\/?$/i
/** What programs ask for that look for holes. */
const PROBE =
  /^\/(?:\w{2}\/)?(?:wp|wordpress|cgi-bin|admin|administrator|phpmyadmin|pma|vendor|actuator|solr|jenkins|console|debug|login|user|boaform|hnap1|sdk|owa|ecp|autodiscover|remote|telescope|graphql|v\d+|_\w+)(?:[/-]|$)/i
/** A telephone number, or what a link to one person may carry. */
const PERSONAL = /\d{9}|[\da-f]{16}|(?<=\/)[^\W_]{32}/i

/**
 * Returns the path by which staff are told that visitors looked for a page; null for what is none, or may name
 * somebody.
 */
export function missedPath(pathname: string): string | null {
  const path = withoutSlash(pathname)
  const isPage = PAGE_PATH.test(path) && !/^\/\w{2}$/.test(path)
  if (!isPage || path.length > MAX_COUNTED) return null
  return MACHINE.test(path) || PROBE.test(path) || PERSONAL.test(path) ? null : path
}
