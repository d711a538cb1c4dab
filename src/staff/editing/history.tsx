import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../env'
import { readTexts } from '../../platform/http/read-body'
import { type OpenDocument, openDocument, publishDocument } from '../../site/revisions/documents'
import { findRevision, listRevisions } from '../../site/revisions/revisions'
import { withQuery } from '../../urls'
import { sendStaffPage } from '../staff-page'
import { checkGuards } from './check-guards'
import { listingsOfDifferences } from './choices/form-listings'
import { refusedValues } from './choices/refused-values'
import type { Editor, History } from './edit-form'
import { announceChange, describeDifferences, type FindEditor, serveForm } from './editor'
import { HistoryPage } from './history-page'
import type { FieldIssue } from './issues-of'

type FindHistory = (c: Context<AppEnv>) => History | null | Promise<History | null>

/** Shows the revisions of a document at `path`; a POST to it restores one of them. */
export function serveHistory(area: Hono<AppEnv>, path: string, findHistory: FindHistory): void {
  area.get(path, async (c, next) => {
    const history = await findHistory(c)
    return history ? sendHistory(c, history, Number(c.req.query('id'))) : next()
  })
  area.post(path, async (c, next) => {
    const history = await findHistory(c)
    return history ? restoreRevision(c, history) : next()
  })
}

/** Serves the form of a document at `path`, and its history below it. */
export function serveEditor(area: Hono<AppEnv>, path: string, findEditor: FindEditor): void {
  serveForm(area, path, findEditor)
  serveHistory(area, `${path}/history`, async (c) => {
    const editor = await findEditor(c)
    return editor && historyOf(editor)
  })
}

function historyOf(editor: Editor): History {
  const { editable, title, address: editorAddress, history: address, references } = editor
  const fields = editor.documentFields ?? editor.fields
  const differences = (before: unknown, after: unknown) =>
    describeDifferences(editor, before, after)
  const form = (document: unknown) => ({ fields: editor.fields, document })
  return {
    editable,
    fields,
    title,
    editorAddress,
    address,
    differences,
    form,
    ...(references && { references }),
  }
}

async function restoreRevision(c: Context<AppEnv>, history: History): Promise<Response> {
  const db = c.get('db')
  const sent = await readTexts(c, ['form'])
  const id = Number(sent.revision)
  const { part: _part, ...whole } = history.editable
  const [revision, open] = await Promise.all([
    findRevision(db, whole.key, id),
    openDocument(db, whole),
  ])
  if (!revision || !open) return c.redirect(history.address, 303)
  const oldDocument = whole.parse(revision.document)
  const document =
    oldDocument && (whole.mergeForRestore?.(oldDocument, open.liveDocument) ?? oldDocument)
  if (!document || (await refusedIn(c, history, document, open)).length > 0)
    return sendHistory(c, history, id, 'edit.restore.wrong')
  const check = checkGuards(c, history.fields ?? [], sent)
  const saved = { document, base: open.base, ...c.get('actor'), check }
  const result = await publishDocument(db, whole, saved, 'restore')
  if (result.status === 'conflict') return sendHistory(c, history, id)
  if (result.status === 'refused') {
    const { refusal } = result
    return refusal instanceof Response
      ? refusal
      : sendHistory(c, history, id, 'edit.restore.locked')
  }
  await announceChange(c)
  return c.redirect(withQuery(history.editorAddress, 'done=restore'), 303)
}

/** Returns the values of a revision that the account may not publish. */
function refusedIn(
  c: Context<AppEnv>,
  { form, references }: History,
  oldDocument: object,
  { document, liveDocument }: OpenDocument,
): Promise<FieldIssue[]> {
  const { fields, document: formDocument } = form(oldDocument)
  const stored = [form(document).document, form(liveDocument).document]
  return refusedValues(c, { fields, references, stored }, formDocument)
}

const RESTORE_REFUSALS = { 'edit.restore.wrong': 422, 'edit.restore.locked': 403 } as const

/** Sends the history of a document, with the differences between the revision `id` and the live document. */
async function sendHistory(
  c: Context<AppEnv>,
  history: History,
  id: number,
  refusal: keyof typeof RESTORE_REFUSALS | null = null,
): Promise<Response> {
  const { db, view } = c.var
  const { key } = history.editable
  const [revisions, open, revision] = await Promise.all([
    listRevisions(db, key),
    openDocument(db, history.editable),
    Number.isInteger(id) ? findRevision(db, key, id) : null,
  ])
  const opened = revision && {
    id,
    at: revision.at,
    differences: history.differences(revision.document, open?.liveDocument),
  }
  const listings = await listingsOfDifferences(c, opened?.differences ?? [])
  const namedHistory = { ...history, references: { ...history.references, ...listings } }
  return sendStaffPage(c, view, {
    status: refusal ? RESTORE_REFUSALS[refusal] : 200,
    title: view.t('edit.history.of', { title: history.title }),
    children: <HistoryPage {...{ view, history: namedHistory, revisions, opened, refusal }} />,
  })
}
