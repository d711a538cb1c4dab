import { z } from 'zod'
import { REDIRECT_SOURCES } from '../../platform/db/schema-redirects'
import { addRedirect, type Redirect, type Targets } from './redirect-targets'

export type RedirectSource = (typeof REDIRECT_SOURCES)[number]

/** All redirects as one document, sorted by path. It does not contain their usage. */
export const redirectList = z.object({
  redirects: z.array(z.tuple([z.string(), z.string().nullable(), z.enum(REDIRECT_SOURCES)])),
})
export type RedirectList = z.infer<typeof redirectList>
export type ListedRedirect = RedirectList['redirects'][number]

/** Returns a list with one redirect per path, sorted for comparison. */
export function listOf(redirects: Iterable<ListedRedirect>): RedirectList {
  const byPath = new Map([...redirects].map((one) => [one[0], one]))
  return { redirects: [...byPath.values()].sort(([one], [other]) => (one < other ? -1 : 1)) }
}

export function targetsOf({ redirects }: RedirectList): Map<string, Redirect['target']> {
  return new Map(redirects.map(([path, target]) => [path, target]))
}

/**
 * Returns the list with new redirects, which replace those with the same path. A replaced redirect keeps its source.
 */
export function withRedirects(
  list: RedirectList,
  changed: readonly Redirect[],
  source: RedirectSource,
): RedirectList {
  const sources = new Map(list.redirects.map(([path, , previous]) => [path, previous]))
  const rows = changed.map(
    ({ path, target }): ListedRedirect => [path, target, sources.get(path) ?? source],
  )
  return listOf([...list.redirects, ...rows])
}

/** Returns the list without the redirects of some paths. */
export function withoutPaths(list: RedirectList, paths: readonly string[]): RedirectList {
  const removed = new Set(paths)
  return { redirects: list.redirects.filter(([path]) => !removed.has(path)) }
}

/**
 * Returns the list after pages and articles moved. Each old address redirects to the new one, and no path of a page
 * redirects.
 */
export function movedList(
  list: RedirectList,
  moved: readonly Redirect[],
  inUse: readonly string[],
): RedirectList {
  const remaining = withoutPaths(list, inUse)
  return withRedirects(remaining, changesOf(targetsOf(remaining), moved), 'slug')
}

/**
 * Returns an older list that can be restored. Paths that are pages now are removed. Redirects from addresses that pages
 * and articles have lost since then are added.
 */
export function restoredList(
  past: RedirectList,
  now: RedirectList,
  isPage: (path: string) => boolean,
): RedirectList {
  const restorable = listOf(past.redirects.filter(([path]) => !isPage(path)))
  const known = targetsOf(restorable)
  const moved = now.redirects
    .filter(([path, , source]) => source === 'slug' && !known.has(path))
    .map(([path, target]) => ({ path, target }))
  return withRedirects(restorable, changesOf(known, moved), 'slug')
}

/**
 * Returns the changes when redirects are added to a list one after the other. A redirect that would lead to itself is
 * ignored.
 */
function changesOf(all: Targets, redirects: readonly Redirect[]): Redirect[] {
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

/** The targets of a path in two lists, each undefined if the list does not contain it. */
export interface RedirectChange {
  path: string
  before: Redirect['target'] | undefined
  after: Redirect['target'] | undefined
}

/** Returns the paths whose targets differ between two lists. */
export function redirectChanges(before: RedirectList, after: RedirectList): RedirectChange[] {
  const [was, is] = [targetsOf(before), targetsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter((one) => one.before !== one.after)
}
