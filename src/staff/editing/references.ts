import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { DOCUMENT_KINDS } from '../../listing/overrides/document-kinds'
import { seesDrafts } from '../../platform/accounts/rights'
import { type Lang, pick, type Translated, withColon } from '../../platform/format/lang'
import { findContent } from '../../site/content'
import { listMarkers } from '../../site/markers'
import { isGated, isPicture, titleOf } from '../../site/media/library-file'
import { type LibraryFile, listLibrary } from '../../site/media/queries'
import { listTeam } from '../../site/team'
import { listingName } from '../listings/listing-title'
import { findListings, listingScopeOf } from '../listings/staff-listings'
import { findUsableDocuments } from '../listings/usable-documents'
import { pictureOf } from './choices/listings'
import type { Reference, References } from './edit-form'

/**
 * Returns the items that the account may select in the reference fields of a document, with names in the account's
 * language. Accounts that may not see drafts get no drafts, and none of the items in `editorReferences`.
 */
export async function loadReferences(c: Context<AppEnv>): Promise<References> {
  const { db, view } = c.var
  const { lang, t } = view
  const canSeeDrafts = seesDrafts(c.get('staffMember').role)
  const [content, documents, library, team, markers, projects] = await Promise.all([
    findContent(db, { drafts: canSeeDrafts }),
    documentReferences(c, canSeeDrafts),
    listUsableFiles(c),
    listTeam(db),
    listMarkers(db),
    canSeeDrafts ? listProjects(c) : [],
  ])
  const { pages, propertyTypes, settings } = content?.site ?? {}
  const toReferences = (rows: { id: number; title: Translated }[]) =>
    rows.map(({ id, title }) => ({ id: String(id), name: pick(title, lang) || String(id) }))
  const referenceById = (file: LibraryFile) => ({
    ...fileReference(file, lang),
    id: String(file.id),
  })
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
  const editorReferences = {
    'property-list': modulesOfKind('property-list'),
    contact: modulesOfKind('contact'),
    marker: toReferences(markers),
    project: projects,
    script: (settings?.externalScripts ?? []).map(({ id }) => ({ id, name: id })),
  }
  return {
    page: toReferences((pages ?? []).map(({ id, params }) => ({ id, title: params.title }))),
    ...documents,
    image: library.filter(isPicture).map(referenceById),
    ...filesOf(library, lang),
    file: library.filter((file) => !isGated(file)).map(referenceById),
    documentKind: Object.entries(DOCUMENT_KINDS).map(([id, name]) => ({
      id,
      name: pick(name, lang),
    })),
    person: team.map(({ id, name }) => ({ id: String(id), name })),
    propertyType: toReferences(
      (propertyTypes ?? []).map(({ webId, name }) => ({ id: webId, title: name })),
    ),
    ...(canSeeDrafts && editorReferences),
  }
}

/** Returns the documents of all collections by kind. Accounts that see no drafts get only published documents. */
async function documentReferences(c: Context<AppEnv>, canSeeDrafts: boolean): Promise<References> {
  const { db, view, collections } = c.var
  const lists = await Promise.all(
    collections.map(async (collection) => {
      const { kind, titleOf, groupOf, isTree } = collection
      const documents = (await collection.list(db)).filter(
        ({ document }) => canSeeDrafts || document.status === 'Published',
      )
      const sorted =
        isTree || !groupOf
          ? documents
          : documents.toSorted(
              (a, b) => Number(groupOf?.(a.document)) - Number(groupOf?.(b.document)),
            )
      const references = sorted.map(({ id, document }) => ({
        id: String(id),
        name: pick(titleOf(document), view.lang) || String(id),
      }))
      return [kind, references] as const
    }),
  )
  return Object.fromEntries(lists)
}

const MAX_PROJECTS = 200

async function listProjects(c: Context<AppEnv>): Promise<Reference[]> {
  const { db, view } = c.var
  const scope = await listingScopeOf(db, c.get('staffMember'))
  const query = { filter: 'projects' as const, q: '', scope, page: 1, size: MAX_PROJECTS }
  const { lines } = await findListings(db, query)
  return lines.map(({ record }) => ({
    id: String(record.id),
    name: listingName(view, record),
    ...pictureOf(record),
  }))
}

/** Returns the items that the fields of the settings can select: files of the library, pages and the agency's offices. */
export async function loadSettingsReferences(c: Context<AppEnv>): Promise<References> {
  const { lang, site } = c.get('view')
  return {
    ...filesOf(await listUsableFiles(c), lang),
    page: site.pages.map(({ id, params }) => ({
      id: String(id),
      name: pick(params.title, lang) || String(id),
    })),
    office: site.settings.offices.map(({ id, name }) => ({ id: String(id), name })),
  }
}

/**
 * Returns the files of the library that the account may use: all pictures and videos, and the documents of listings that
 * it manages.
 */
async function listUsableFiles(c: Context<AppEnv>): Promise<LibraryFile[]> {
  const { db, staffMember: account } = c.var
  const scope = await listingScopeOf(db, account)
  const [library, documents] = await Promise.all([
    listLibrary(db),
    findUsableDocuments(db, account.id, scope),
  ])
  return library.filter((file) => !isGated(file) || !documents || documents.has(file.url))
}

function filesOf(library: LibraryFile[], lang: Lang): References {
  const toReference = (file: LibraryFile) => fileReference(file, lang)
  return {
    picture: library.filter(isPicture).map(toReference),
    video: library.filter(({ type }) => type === 'video/mp4').map(toReference),
    document: library.filter(isGated).map(toReference),
  }
}

function fileReference(file: LibraryFile, lang: Lang): Reference {
  const { url, name, alt, credit, isDecoration } = file
  const searchText = [...Object.values(alt), credit ?? ''].join(' ')
  return {
    id: url,
    name: titleOf(file, lang),
    note: name,
    searchText,
    url,
    ...(!isDecoration && { alt }),
  }
}
