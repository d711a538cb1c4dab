import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import type { Right } from '../../platform/accounts/rights'
import type { AuditName } from '../../platform/audit/audit-action'
import type { Db } from '../../platform/db/db'
import type { Field } from '../../platform/fields/field'
import type { LabelKey } from '../../platform/i18n'
import type { Editable } from '../../site/revisions/documents'

/** A kind of document with revisions, as the schedule, the audit log and the start page see it. */
export interface DocumentKind {
  kind: string
  /** The address of the screen that lists the documents. That of a document is below it, under its id. */
  path: string
  right: Right
  /** The name of one document, with the placeholder `name`. */
  nameText: LabelKey
  /** The kind with its article in the accusative case, such as ‘a page’. Absent if its actions have texts of their own. */
  objectText?: LabelKey
  editable(id: string): Editable
  /** Returns the names of the documents that exist, by id. */
  readNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, AuditName>>
  /** Returns the document in the state in which it is not on the site. Absent if it cannot be scheduled. */
  withdrawn?(live: object): object
  /** Returns true if the document has to stay on the site. */
  isRequired?(live: object): boolean
  /** Returns the fields of a document, whose guards apply when its draft is published. */
  fieldsOf(id: string): readonly Field[]
  /** Returns false if a draft lacks something and cannot be published. */
  isComplete?(draft: object): boolean
  /** Returns the reason why a draft is published on its own screen only, or null. */
  refuseDraft?(c: Context<AppEnv>, id: string, draft: object): Promise<LabelKey | null>
}
