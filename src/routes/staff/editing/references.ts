import type { View } from '../../../components/ui/view'
import { listArticleLines, listCategoryLines } from '../../../data/content/articles'
import { findContent } from '../../../data/content/content'
import { listMarkers } from '../../../data/content/markers'
import { listTeam } from '../../../data/content/team'
import type { Db } from '../../../data/db/db'
import { type LibraryFile, listLibrary } from '../../../data/media/library'
import { type Lang, pick, type Translated, withColon } from '../../../domain/format/lang'
import { isGated, isPicture, titleOf } from '../../../domain/media/library'
import { DOCUMENT_KINDS } from '../../../domain/overrides/document-kinds'
import type { Account } from '../../../domain/people/account'
import { seesDrafts } from '../../../domain/people/rights'
import type { Reference, References } from './edit-form'

/**
 * All that a document can refer to, by names in the reader's language; pages, modules and articles that are not
 * published are left out for an account that may not see drafts.
 */
export async function loadReferences(
  db: Db,
  { lang, t }: View,
  { role }: Pick<Account, 'role'>,
): Promise<References> {
  const drafts = seesDrafts(role)
  const [content, articles, categories, library, team, markers] = await Promise.all([
    findContent(db, { drafts }),
    listArticleLines(db),
    listCategoryLines(db),
    listLibrary(db),
    listTeam(db),
    listMarkers(db),
  ])
  const { pages, propertyTypes, settings } = content?.site ?? {}
  const named = (rows: { id: number; title: Translated }[]) =>
    rows.map(({ id, title }) => ({ id: String(id), name: pick(title, lang) || String(id) }))
  const byNumber = (file: LibraryFile) => ({ ...fileReference(file, lang), id: String(file.id) })
  const modulesOfKind = (kind: 'contact' | 'property-list') =>
    (pages ?? []).flatMap((page) =>
      (content?.modules[page.id] ?? [])
        .filter((module) => module.kind === kind)
        .map(({ id, placement }) => ({
          id: String(id),
          name: [
            withColon(lang, pick(page.params.title, lang)),
            pick(placement.title, lang) || t(`module.${kind}`),
          ].join(' '),
        })),
    )
  return {
    page: named((pages ?? []).map(({ id, params }) => ({ id, title: params.title }))),
    article: named(articles.filter(({ status }) => drafts || status === 'Published')),
    category: named(categories),
    image: library.filter(isPicture).map(byNumber),
    ...filesOf(library, lang),
    file: library.filter((file) => !isGated(file)).map(byNumber),
    documentKind: Object.entries(DOCUMENT_KINDS).map(([id, name]) => ({
      id,
      name: pick(name, lang),
    })),
    'property-list': modulesOfKind('property-list'),
    contact: modulesOfKind('contact'),
    person: team.map(({ id, name }) => ({ id: String(id), name })),
    homeType: named((propertyTypes ?? []).map(({ webId, name }) => ({ id: webId, title: name }))),
    marker: named(markers),
    script: (settings?.externalScripts ?? []).map(({ id }) => ({ id, name: id })),
  }
}

/** What settings refer to: the library by addresses, and the agency's offices. */
export async function loadSettingsReferences(
  db: Db,
  { lang, site: { settings } }: View,
): Promise<References> {
  return {
    ...filesOf(await listLibrary(db), lang),
    office: settings.offices.map(({ id, name }) => ({ id: String(id), name })),
  }
}

function filesOf(library: LibraryFile[], lang: Lang): References {
  const refer = (file: LibraryFile) => fileReference(file, lang)
  return {
    picture: library.filter(isPicture).map(refer),
    film: library.filter(({ type }) => type === 'video/mp4').map(refer),
    document: library.filter(isGated).map(refer),
  }
}

function fileReference(file: LibraryFile, lang: Lang): Reference {
  const { url, name, alt, credit, isDecoration } = file
  const also = [...Object.values(alt), credit ?? ''].join(' ')
  return {
    id: url,
    name: titleOf(file, lang),
    note: name,
    also,
    url,
    ...(!isDecoration && { alt }),
  }
}
