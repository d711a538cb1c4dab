/** An address of before and the path that it leads to. */
export interface Redirect {
  path: string
  target: string
}

/** Why a redirect is refused. */
export type RedirectIssue = 'path' | 'ours' | 'target' | 'loop'

const LONGEST = 500
/** Addresses that are no pages; what is asked for there is never an old page. */
const MACHINE = /^\/(?:api|staff|data|images|media|assets|pictures|tiles|ground|healthz)(?:\/|$)/
const PATH = /^\/(?!\/)[^\s\\]*$/

/**
 * An address as visitors ask for it: its path without a slash at the end, and its query. Of a whole address
 * the host is left out. Null for what is none, and for machine addresses.
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
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/**
 * A redirect beside those that there are: its target is where a chain ends, and targets that were its path
 * lead on; or why it is refused.
 */
export function addRedirect(
  { path, target }: Redirect,
  all: ReadonlyMap<string, string>,
): { status: 'ok'; changed: Redirect[] } | { status: 'refused'; issue: RedirectIssue } {
  const end = all.get(pathOf(target)) ?? target
  if (pathOf(end) === path) return { status: 'refused', issue: 'loop' }
  const leadingHere = [...all].filter(([, other]) => pathOf(other) === path)
  const changed = leadingHere.map(([from]) => ({ path: from, target: end }))
  return { status: 'ok', changed: [...changed, { path, target: end }] }
}

function pathOf(target: string): string {
  const [path = ''] = target.split('#')
  return withoutSlash(path)
}

/** Where an address leads: by its query too, else by its path alone; null where it never was one. */
export function targetOf(
  all: ReadonlyMap<string, string>,
  { pathname, search }: { pathname: string; search: string },
): Redirect | null {
  const path = withoutSlash(pathname)
  for (const asked of search ? [path + search, path] : [path]) {
    const target = all.get(asked)
    if (target !== undefined) return { path: asked, target }
  }
  return null
}

/** Lines of two addresses each, with a comma, a semicolon or a tab between them; a first line of headings is none. */
export function redirectLines(text: string): { line: number; from: string; to: string }[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [from = '', to = ''] = line.split(/[;\t]|,(?=\s*"?(?:\/|https?:))/).map(unquoted)
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
