import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { z } from 'zod'
import { hasManualId } from '../../listing/overrides/manual-id'
import type { Db } from '../../platform/db/db'
import { project, property } from '../../platform/db/schema'
import {
  mapMarker,
  page,
  pageModule,
  siteSetting,
  teamMember,
} from '../../platform/db/schema-content'
import { listingOverrideTable } from '../../platform/db/schema-overrides'
import { revision } from '../../platform/db/schema-revisions'
import type { Translated } from '../../platform/format/lang'
import { addressStem } from '../../site/media/library-file'
import type { Collection } from '../../staff/collections/collection'

/** A resource of the agency that shows or links files. */
export interface Use {
  /** The kind of document, or `settings` or `team`. */
  subjectType: string
  id: string
  /** Null for a resource that exists only once. */
  title: Translated | null
}

interface Text extends Use {
  text: string
  /** The id of the picture that it refers to. */
  imageId: number | null
}

/** Returns all content that may refer to a file, including drafts. It is read once for all files of a screen. */
export async function readUses(db: Db, collections: readonly Collection[]): Promise<Text[]> {
  const [pages, modules, documents, settings, team, markers, drafts, listings] = await Promise.all([
    db.select({ id: page.id, params: page.params }).from(page),
    db.select().from(pageModule),
    Promise.all(collections.map((collection) => listUses(db, collection))),
    db.select({ data: siteSetting.data }).from(siteSetting),
    db.select({ photo: teamMember.photo }).from(teamMember),
    db.select({ image: mapMarker.markerImage }).from(mapMarker),
    db.select().from(revision).where(eq(revision.state, 'draft')),
    readListings(db),
  ])
  const stored = documents.flat()
  const pageTitle = (id: number) => pages.find((row) => row.id === id)?.params.title ?? null
  const pageUse = (id: number): Use => ({
    subjectType: 'page',
    id: String(id),
    title: pageTitle(id),
  })
  const settingsUse: Use = { subjectType: 'settings', id: '', title: null }
  return [
    ...pages.map(({ id, params }) => textOf(pageUse(id), params)),
    ...modules.map(({ pageId, placement, config }) => textOf(pageUse(pageId), [placement, config])),
    ...stored,
    ...settings.map(({ data }) => textOf(settingsUse, data)),
    ...listings.map(({ id, content }) =>
      textOf({ subjectType: 'listing', id, title: null }, content),
    ),
    ...markers.map(({ image }) => textOf(settingsUse, image)),
    ...team.map(({ photo }) => textOf({ subjectType: 'team', id: '', title: null }, photo)),
    ...drafts.map(({ subjectType, subjectId, document }) => {
      if (subjectType === 'page') return textOf(pageUse(Number(subjectId)), document)
      const isStored = (use: Use) => use.subjectType === subjectType && use.id === subjectId
      const { title } = stored.find(isStored) ?? {}
      return textOf(title ? { subjectType, id: subjectId, title } : settingsUse, document)
    }),
  ]
}

async function listUses(db: Db, { kind, list, titleOf }: Collection): Promise<Text[]> {
  return (await list(db)).map(({ id, document }) =>
    textOf({ subjectType: kind, id: String(id), title: titleOf(document) }, document),
  )
}

const pictured = z.object({ imageId: z.number().nullable() })

function textOf(use: Use, content: unknown): Text {
  const imageId = pictured.safeParse(content).data?.imageId ?? null
  return { ...use, text: JSON.stringify(content), imageId }
}

/** Returns the overrides by staff and the manual listings that refer to a file. CRM records are not read. */
async function readListings(db: Db): Promise<{ id: string; content: unknown }[]> {
  const { kind, id, override } = listingOverrideTable
  const [overrides, properties, projects] = await Promise.all([
    db.select({ kind, id, override }).from(listingOverrideTable).where(namesFile(override)),
    db
      .select({ id: property.id, data: property.data })
      .from(property)
      .where(and(hasManualId(property.id), namesFile(property.data))),
    db
      .select({ id: project.id, data: project.data })
      .from(project)
      .where(and(hasManualId(project.id), namesFile(project.data))),
  ])
  return [
    ...overrides.map((row) => ({
      id: row.kind === 'project' ? `p${row.id}` : String(row.id),
      content: row.override,
    })),
    ...properties.map((row) => ({ id: String(row.id), content: row.data })),
    ...projects.map((row) => ({ id: `p${row.id}`, content: row.data })),
  ]
}

function namesFile(column: SQLiteColumn): SQL {
  const names = ['file:', '/media/', '/documents/'].map(
    (part) => sql`instr(${column}, ${part}) > 0`,
  )
  return sql`(${sql.join(names, sql` OR `)})`
}

export function usesOf(texts: readonly Text[], file: { id: number; url: string }): Use[] {
  const stem = addressStem(file.url)
  const named = new RegExp(`\\bfile:${file.id}(?!\\d)`)
  const matches = texts.filter(
    ({ text, imageId }) => imageId === file.id || text.includes(stem) || named.test(text),
  )
  const uses = new Map(matches.map((use) => [`${use.subjectType} ${use.id}`, use]))
  return [...uses.values()].map(({ subjectType, id, title }) => ({ subjectType, id, title }))
}
