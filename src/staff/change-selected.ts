import type { Context, Hono } from 'hono'
import type { AppEnv } from '../env'
import { pick } from '../platform/format/lang'
import type { LabelKey } from '../platform/i18n'
import { changeLiveDocument, openDocument, publishDocument } from '../site/revisions/documents'
import type { DocumentKind } from './collections/document-kind'
import { checkGuards } from './editing/check-guards'
import { announceChange } from './editing/editor'
import { type RowOutcome, type SelectionResult, serveSelection } from './serve-selection'

/** Serves the actions of `PublishSelection` on the selected documents of a kind. */
export function servePublishSelection(
  area: Hono<AppEnv>,
  kind: DocumentKind,
  send: (c: Context<AppEnv>, result: SelectionResult) => Promise<Response>,
): void {
  serveSelection(area, {
    path: kind.path,
    actions: {
      publication: (c, id) => publishSelected(c, kind, id),
      withdrawal: (c, id) => withdrawSelected(c, kind, id),
    },
    finish: announceChange,
    send,
  })
}

/** Publishes the draft of a selected document, or a document that is off the site. */
export async function publishSelected(
  c: Context<AppEnv>,
  kind: DocumentKind,
  id: string,
): Promise<RowOutcome | null> {
  const name = await readName(c, kind, id)
  return name === null ? null : { name, reason: await publishDraft(c, kind, id) }
}

/**
 * Publishes the draft of a document, which gets the status 'Published' if it is offline. Returns the reason why it was
 * not published, or null.
 */
export async function publishDraft(
  c: Context<AppEnv>,
  kind: DocumentKind,
  id: string,
  isOffline = isUnpublished,
): Promise<LabelKey | null> {
  const { db, actor } = c.var
  const editable = kind.editable(id)
  const open = await openDocument(db, editable)
  if (!open) return 'staff.select.gone'
  const { fullDocument: draft, base } = open
  if (!open.isDraft && !isOffline(draft)) return 'staff.select.nodraft'
  if (kind.isComplete?.(draft) === false) return 'staff.select.incomplete'
  const refusal = await kind.refuseDraft?.(c, id, draft)
  if (refusal) return refusal
  const document = isOffline(draft) ? { ...draft, status: 'Published' } : draft
  const check = checkGuards(c, kind.fieldsOf(id), {})
  // The base is that of the stored document, of which only the status may differ.
  const { status } = await publishDocument(db, editable, { document, base, ...actor, check })
  if (status === 'stored') return null
  return status === 'conflict' ? 'staff.select.conflict' : 'staff.select.locked'
}

/** Takes a selected document off the site. A draft of it stays. */
async function withdrawSelected(
  c: Context<AppEnv>,
  kind: DocumentKind,
  id: string,
): Promise<RowOutcome | null> {
  const { db, actor } = c.var
  const name = await readName(c, kind, id)
  const editable = kind.editable(id)
  const live = await editable.read(db)
  if (name === null || !kind.withdrawn || typeof live !== 'object' || live === null) return null
  if (isUnpublished(live)) return { name, reason: 'staff.select.offline' }
  if (kind.isRequired?.(live)) return { name, reason: 'staff.select.required' }
  await changeLiveDocument(db, editable, kind.withdrawn, actor)
  return { name, reason: null }
}

/** Returns the name of a document, or null if it does not exist. */
async function readName(c: Context<AppEnv>, kind: DocumentKind, id: string) {
  const name = (await kind.readNames(c.get('db'), [id])).get(id)
  if (name === undefined) return null
  return typeof name === 'string' ? name : pick(name, c.get('view').lang) || id
}

function isUnpublished(document: object): boolean {
  return 'status' in document && document.status === 'Draft'
}
