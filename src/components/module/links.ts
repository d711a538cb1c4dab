import { KIND } from '../../listing/filter/lists'
import { currentMarket } from '../../listing/market/current-market'
import { cached } from '../../platform/cache'
import type { Lang, Translated } from '../../platform/format/lang'
import { type FigurePicture, resolveFigures } from '../../platform/references/figures'
import {
  type Lookup,
  type Reference,
  referencesIn,
  referenceText,
  resolveReferences,
} from '../../platform/references/references'
import { findFiles, findShowing } from '../../site/link-targets'
import type { Site } from '../../site/site'
import { articlePath, pagePath, projectPath, propertyPath } from '../../urls'
import type { LoadContext } from './module'

type Context = Pick<LoadContext, 'db' | 'cache'>
type Text = Translated | null | undefined

/** The maximum number of resolved references per text. Further links are shown as text, to limit the queries. */
const MAX_LINKS = 80

/**
 * Returns a function that resolves the links and pictures in texts to their addresses. Texts without references cause
 * no queries.
 */
export async function linksIn(
  context: Context,
  { site, lang }: { site: Site; lang: Lang },
  texts: readonly Text[],
): Promise<(text: Text) => Translated> {
  const references = texts.flatMap((text) => Object.values(text ?? {}).flatMap(referencesIn))
  const { addressOf, pictureOf } = await loadReferences(context, site, references)
  return (text) => {
    const resolved = Object.entries(text ?? {}).map(([other, html]) => [
      other,
      resolveFigures(resolveReferences(html ?? '', lang, addressOf), lang, pictureOf),
    ])
    return Object.fromEntries(resolved)
  }
}

interface ReferenceLookups {
  addressOf: Lookup
  pictureOf(id: number): FigurePicture | null
}

/** Returns the public addresses of the referenced items, and the files of the referenced pictures. */
export async function loadReferences(
  context: Context,
  site: Site,
  requested: readonly Reference[],
): Promise<ReferenceLookups> {
  const references = new Map(requested.map((reference) => [referenceText(reference), reference]))
  const named = [...references.values()].slice(0, MAX_LINKS)
  const idsOf = (kind: Reference['kind']) =>
    named
      .filter((reference) => reference.kind === kind)
      .map(({ id }) => id)
      .sort((a, b) => a - b)
  const [showing, files, listings] = await Promise.all([
    findOf(context, 'article', idsOf('article'), findShowing),
    findOf(context, 'file', idsOf('file'), findFiles),
    findListed(context, named),
  ])
  const addressOf: Lookup = ({ kind, id }, lang) => {
    if (kind === 'file') return files[id]?.url ?? null
    if (kind === 'property') return listings.has(`property ${id}`) ? propertyPath(lang, id) : null
    if (kind === 'project') return listings.has(`project ${id}`) ? projectPath(lang, id) : null
    const place = kind === 'article' ? showing[id] : undefined
    if (place && 'ownPage' in place) return articlePath(site, lang, place.ownPage)
    const page = site.pages.find(
      (candidate) => candidate.id === (kind === 'page' ? id : place?.page),
    )
    if (!page) return null
    return pagePath(site, lang, page) + (place ? `#m-${place.module}` : '')
  }
  return { addressOf, pictureOf: (id) => files[id] ?? null }
}

async function findOf<Found>(
  { db, cache }: Context,
  kind: string,
  ids: number[],
  find: (db: Context['db'], ids: number[]) => Promise<Record<number, Found>>,
): Promise<Record<number, Found>> {
  if (ids.length === 0) return {}
  return cached(cache, 'content', `links:${kind}:${ids.join()}`, () => find(db, ids))
}

async function findListed({ db, cache }: Context, named: Reference[]): Promise<Set<string>> {
  const refs = named.flatMap(({ kind, id }) =>
    kind === 'property' || kind === 'project' ? [{ kind, id }] : [],
  )
  if (refs.length === 0) return new Set()
  const market = await currentMarket(db, cache)
  const rows = market.rowsWithIds(refs.map(({ id }) => id)).filter(({ isGone }) => !isGone)
  const keys = new Set(rows.map(({ kind, id }) => `${kind === KIND.project} ${id}`))
  const listed = refs.filter(({ kind, id }) => keys.has(`${kind === 'project'} ${id}`))
  return new Set(listed.map(({ kind, id }) => `${kind} ${id}`))
}
