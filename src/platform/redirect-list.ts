import { z } from 'zod'
import { addRedirect, type Redirect, type Targets } from './redirect-targets'

/** What wrote a redirect: staff one by one, staff by a list, or a page or article that got another address. */
export const REDIRECT_SOURCES = ['hand', 'csv', 'slug'] as const
export type RedirectSource = (typeof REDIRECT_SOURCES)[number]

/** All redirects as one document, by their paths: how often they were used is no part of it. */
export const redirectList = z.object({
  redirects: z.array(z.tuple([z.string(), z.string().nullable(), z.enum(REDIRECT_SOURCES)])),
})
export type RedirectList = z.infer<typeof redirectList>
export type ListedRedirect = RedirectList['redirects'][number]

/** Returns the list of some redirects, one a path, in the order in which lists are compared. */
export function listOf(redirects: Iterable<ListedRedirect>): RedirectList {
  const byPath = new Map([...redirects].map((one) => [one[0], one]))
  return { redirects: [...byPath.values()].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

/** Where the paths of a list lead. */
export function targetsOf({ redirects }: RedirectList): Map<string, Redirect['target']> {
  return new Map(redirects.map(([path, target]) => [path, target]))
}

/** Returns a list with redirects in the place of those with the same path, which keep what wrote them. */
export function withRedirects(
  list: RedirectList,
  changed: readonly Redirect[],
  source: RedirectSource,
): RedirectList {
  const sources = new Map(list.redirects.map(([path, , before]) => [path, before]))
  const rows = changed.map(
    ({ path, target }): ListedRedirect => [path, target, sources.get(path) ?? source],
  )
  return listOf([...list.redirects, ...rows])
}

/** Returns a list without the redirects of some paths. */
export function withoutPaths(list: RedirectList, paths: readonly string[]): RedirectList {
  const gone = new Set(paths)
  return { redirects: list.redirects.filter(([path]) => !gone.has(path)) }
}

/**
 * Returns a list after pages and articles moved: every address that one had leads to its new one, and none leads away
 * from a page.
 */
export function movedList(
  list: RedirectList,
  moved: readonly Redirect[],
  own: readonly string[],
): RedirectList {
  const kept = withoutPaths(list, own)
  return withRedirects(kept, added(targetsOf(kept), moved), 'slug')
}

/**
 * Returns a list of before as it can lead again: none of it leads away from what is a page by now, and the addresses
 * that pages and articles left since then still lead on.
 */
export function restoredList(
  past: RedirectList,
  now: RedirectList,
  isPage: (path: string) => boolean,
): RedirectList {
  const kept = listOf(past.redirects.filter(([path]) => !isPage(path)))
  const known = targetsOf(kept)
  const left = now.redirects
    .filter(([path, , source]) => source === 'slug' && !known.has(path))
    .map(([path, target]) => ({ path, target }))
  return withRedirects(kept, added(known, left), 'slug')
}

/** What redirects change in a list, one after the other; one that would lead to itself changes nothing. */
function added(all: Targets, redirects: readonly Redirect[]): Redirect[] {
  const known = new Map(all)
  const changed = new Map<string, Redirect['target']>()
  for (const one of redirects) {
    const result = addRedirect(one, known)
    if (result.status !== 'ok') continue
    for (const { path, target } of result.changed) {
      known.set(path, target)
      changed.set(path, target)
    }
  }
  return [...changed].map(([path, target]) => ({ path, target }))
}

/** Where a path led in one list and leads in another; undefined where that list does not have it. */
export interface RedirectChange {
  path: string
  before: Redirect['target'] | undefined
  after: Redirect['target'] | undefined
}

/** Returns the paths of which two lists say something else. */
export function redirectChanges(before: RedirectList, after: RedirectList): RedirectChange[] {
  const [was, is] = [targetsOf(before), targetsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((one) => one.before !== one.after)
}
