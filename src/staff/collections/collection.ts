import { asc, eq, max } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { IconName } from '../../components/ui/icon'
import type { AppEnv } from '../../env'
import type { Right } from '../../platform/accounts/rights'
import { type Actor, auditRow } from '../../platform/audit/audit'
import { type Db, runBatch, type Statement } from '../../platform/db/db'
import { isOneOf } from '../../platform/db/json-rows'
import { raiseVersion } from '../../platform/db/version'
import type { Entries, Field, Values } from '../../platform/fields/field'
import type { Lang, Translated } from '../../platform/format/lang'
import type { LabelKey } from '../../platform/i18n'
import { type Direction, swappedWithNeighbour } from '../../site/order'
import { CONTENT_STATUS } from '../../site/page'
import type { TypedEditable } from '../../site/revisions/documents'
import { deleteRevisions, draftRows } from '../../site/revisions/revisions'
import { deleteTimes } from '../../site/revisions/schedule'
import type { PreviewPage, References } from '../editing/edit-form'
import type { FieldIssue } from '../editing/issues-of'
import type { HelpName } from '../help/help-article'
import type { DocumentKind } from './document-kind'

interface CollectionTexts {
  /** The name of the collection, and the sentence below it. */
  title: LabelKey
  intro: LabelKey
  /** The heading of a new document, the sentence below it and its button. */
  create: LabelKey
  createIntro: LabelKey
  createButton: LabelKey
  /** The sentence below the name of a document. */
  edit: LabelKey
  created?: LabelKey
  /** The heading of the documents without a group. */
  ungrouped?: LabelKey
  deleted: LabelKey
}

/** A reference to a document, which prevents its removal. */
export interface DocumentUse {
  href: string
  title: Translated
  /** The text that names the kind of the reference, with the placeholder `title`. */
  text?: LabelKey
}

/** The pages of the site that show a document. */
interface ShownAt {
  /** The address of the preview, or null if there is none. */
  preview: string | null
  previewPage: PreviewPage | null
  /** The address at which visitors would see it, to which a draft is shared. */
  publicAddress: string | null
}

/** The checks of a form beyond its schema, and its own choices. */
export interface FormRules {
  references?: References
  /** The entries with which the form of a new document begins. */
  begin?: Entries
  /** Completes the form before it is read. `main` is the agency's first language. */
  complete?(entries: Entries, main: Lang): Entries
  refine?(document: object): FieldIssue[]
}

type CollectionTable = SQLiteTable & { id: SQLiteColumn; sort: SQLiteColumn }

/**
 * A kind of document that staff list, create, edit, order and delete. If its schema has a status, it is created as a
 * draft, can be scheduled, and is deleted only while it is not on the site.
 */
interface CollectionDefinition<Document extends Values> {
  kind: string
  path: string
  right: Right
  nameText: LabelKey
  objectText: LabelKey
  texts: CollectionTexts
  /** The icon of the collection in the navigation. Absent if another screen links to it. */
  icon?: IconName
  /** The article of the handbook about it. */
  help: HelpName
  /** The table with a column for each key of the document. */
  table: CollectionTable
  schema: z.ZodType<Document>
  fields: readonly Field[]
  /** The fields of a new document. All others have a value from `initial` or a default of the schema. */
  createFields: readonly Field[]
  /** Returns the name of a document. It may not contain personal data, because the audit log stores it. */
  titleOf(document: Document): Translated
  /** Returns the group of a document in the list, in which it is moved. In a tree it is the id of the parent. */
  groupOf?(document: Document): unknown
  isTree?: boolean
  /** Returns the names of the groups of a list that is not a tree, in their order. */
  groupsOf?(db: Db): Promise<{ id: number; title: Translated }[]>
  /** Returns a note for each document of the list, by id. */
  notesOf?(c: Context<AppEnv>): Promise<ReadonlyMap<number, string>>
  /** The link above the list, and the one beside its heading. */
  parent?: { href: string; label: LabelKey }
  link?: { href: string; label: LabelKey }
  /** Returns the references to a document, those in drafts included. */
  usesOf?(db: Db, id: number): Promise<DocumentUse[]>
  shownAt?(c: Context<AppEnv>, id: number, document: Document): Promise<ShownAt>
  /** Returns the rules of a form. `id` is null for a new document. */
  rulesOf?(c: Context<AppEnv>, id: number | null): Promise<FormRules>
  /** Returns the values of a new document that its form does not have. */
  initial?(c: Context<AppEnv>, values: object, main: Lang): Promise<object>
  /** Returns the statements with which a changed document is published, in addition to its row. */
  statements?(db: Db, id: number, document: Document, actor: Actor): Promise<Statement[]>
  /** Returns the statements that delete the data of a document that is deleted. */
  removal?(db: Db, id: number): Statement[]
  /** Returns content below the form. */
  foot?(c: Context<AppEnv>, id: number): Promise<ReactNode>
}

export interface Stored<Document extends Values> {
  id: number
  document: Document
}

/** The reason why a document cannot be deleted: it is on the site, or something refers to it. */
export interface Obstacle {
  title: Translated
  uses: DocumentUse[]
}

export interface Collection<Document extends Values = Values>
  extends CollectionDefinition<Document>,
    DocumentKind {
  objectText: LabelKey
  /** True if documents have a status, and with it a draft before they are on the site. */
  hasStatus: boolean
  editable(id: number | string): TypedEditable<Document>
  /** Returns the live documents in their order. */
  list(db: Db): Promise<Stored<Document>[]>
  /** Creates a document as the last of all. Returns its id. */
  create(db: Db, document: Document, actor: Actor): Promise<number>
  /** Returns the reason why a document cannot be deleted, or null. */
  obstacleTo(db: Db, id: number): Promise<Obstacle | null>
  /** Deletes a document with its revisions and times. Returns false if there is an obstacle. */
  remove(db: Db, id: number, actor: Actor): Promise<boolean>
  /** Moves a document before or after its neighbour of the same group. Returns false without such a neighbour. */
  move(db: Db, id: number, direction: Direction): Promise<boolean>
}

const storedRow = z.object({ id: z.number(), sort: z.number() })
export const statusOf = z.object({ status: z.enum(CONTENT_STATUS) })

export function defineCollection<Document extends Values>(
  definition: CollectionDefinition<Document>,
): Collection<Document> {
  const { kind, table, schema, titleOf } = definition
  const hasStatus = 'status' in table
  const keyOf = (id: number) => ({ subjectType: kind, subjectId: String(id) })

  async function read(db: Db, id: number): Promise<Document | null> {
    const row = await db.select().from(table).where(eq(table.id, id)).get()
    return row ? schema.parse(row) : null
  }

  async function readRows(db: Db) {
    const rows = await db.select().from(table).orderBy(asc(table.sort), asc(table.id))
    return rows.map((row) => ({ ...storedRow.parse(row), document: schema.parse(row) }))
  }

  function editableRow(id: number): TypedEditable<Document> {
    return {
      key: keyOf(id),
      actions: { publish: `${kind}.publish`, restore: `${kind}.restore` },
      parse: (document) => schema.safeParse(document).data ?? null,
      nameOf: (document) => titleOf(schema.parse(document)),
      read: (db) => read(db, id),
      async write(db, written, actor) {
        const document = schema.parse(written)
        const more = (await definition.statements?.(db, id, document, actor)) ?? []
        return [db.update(table).set(document).where(eq(table.id, id)), ...more]
      },
    }
  }

  async function obstacleOf(db: Db, id: number, document: Document): Promise<Obstacle | null> {
    const uses = (await definition.usesOf?.(db, id)) ?? []
    const isOnline = hasStatus && statusOf.parse(document).status !== 'Draft'
    return isOnline || uses.length > 0 ? { title: titleOf(document), uses } : null
  }

  return {
    ...definition,
    hasStatus,
    async obstacleTo(db, id) {
      const document = await read(db, id)
      return document && obstacleOf(db, id, document)
    },
    ...(hasStatus && { withdrawn: (live: object) => ({ ...live, status: 'Draft' }) }),
    fieldsOf: () => definition.fields,
    async readNames(db, ids) {
      const rows = await db.select().from(table).where(isOneOf(table.id, ids))
      return new Map(
        rows.map((row) => [String(storedRow.parse(row).id), titleOf(schema.parse(row))]),
      )
    },
    editable: (subjectId) => editableRow(Number(subjectId)),
    list: async (db) => (await readRows(db)).map(({ id, document }) => ({ id, document })),
    async create(db, document, actor) {
      const last = await db
        .select({ sort: max(table.sort), id: max(table.id) })
        .from(table)
        .get()
      const { id, sort } = storedRow.parse({ id: last?.id ?? 0, sort: last?.sort ?? 0 })
      const row = { ...document, ...(hasStatus && { status: 'Draft' }), id: id + 1, sort: sort + 1 }
      const detail = { name: titleOf(document) }
      await runBatch(db, [
        db.insert(table).values(row),
        ...(hasStatus ? draftRows(db, { ...keyOf(row.id), document, ...actor }) : []),
        auditRow(db, { ...actor, action: `${kind}.create`, subjectId: row.id, detail }),
      ])
      return row.id
    },
    async remove(db, id, actor) {
      const document = await read(db, id)
      if (!document || (await obstacleOf(db, id, document))) return false
      const detail = { name: titleOf(document) }
      await runBatch(db, [
        db.delete(table).where(eq(table.id, id)),
        deleteRevisions(db, keyOf(id)),
        deleteTimes(db, keyOf(id)),
        ...(definition.removal?.(db, id) ?? []),
        auditRow(db, { ...actor, action: `${kind}.delete`, subjectId: id, detail }),
      ])
      return true
    },
    async move(db, id, direction) {
      const order = swappedWithNeighbour(await readRows(db), id, direction, ({ document }) =>
        definition.groupOf?.(document),
      )
      if (!order) return false
      const statements = order.flatMap((row, sort) =>
        row.sort === sort ? [] : [db.update(table).set({ sort }).where(eq(table.id, row.id))],
      )
      await runBatch(db, statements)
      await raiseVersion(db, 'content')
      return true
    },
  }
}
