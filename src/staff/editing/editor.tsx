import type { Context, Hono } from 'hono'
import type { AppEnv } from '../../env'
import { followPublishRules } from '../../listing/queries/listing-rules'
import { readVersions } from '../../platform/db/version'
import { addedField, applyAction } from '../../platform/fields/apply-action'
import { documentOf } from '../../platform/fields/document-of'
import { entriesOf } from '../../platform/fields/entries-of'
import type { Entries } from '../../platform/fields/field'
import { withoutChanges } from '../../platform/fields/guarded-changes'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { placeItem } from '../../platform/fields/place-item'
import { DEFAULT_SUBMIT, searchedIn } from '../../platform/fields/search-select'
import { DEFAULT_LANG } from '../../platform/format/lang'
import { readTexts } from '../../platform/http/read-body'
import { announceVersion } from '../../site/current-content'
import {
  draftDocument,
  openDocument,
  publishDocument,
  type SaveResult,
} from '../../site/revisions/documents'
import { deleteDraft } from '../../site/revisions/revisions'
import { doneOf } from '../actions'
import { LANGUAGE_TABS } from '../client/live-parts'
import { resultAddress } from '../list-query'
import { returnOf } from '../site-path'
import { checkGuards, type GuardRefusal } from './check-guards'
import { refusedValues } from './choices/refused-values'
import { type Difference, differencesOf } from './differences'
import type { Editor, ReadDocument } from './edit-form'
import { EDIT_RESULTS, type EditResult } from './editor-page'
import type { FieldIssue } from './issues-of'
import { locatePoint } from './locate-point'
import { withChosenVersions } from './merge-changes'
import { type OpenedForm, sendEditor } from './send-editor'
import { takeUploads } from './take-uploads'
import { missingTexts, TRANSLATE_ACTION, translateMissing } from './translate-form'

export type FindEditor = (c: Context<AppEnv>) => Promise<Editor | null>

/** Serves the form of a document at `path`, and its buttons. */
export function serveForm(area: Hono<AppEnv>, path: string, findEditor: FindEditor): void {
  area.get(path, async (c, next) => {
    const editor = await findEditor(c)
    return editor ? showEditor(c, editor) : next()
  })
  area.post(path, async (c, next) => {
    const editor = await findEditor(c)
    return editor ? postEditor(c, editor) : next()
  })
}

/** Shows the form of the stored document. */
function showEditor(c: Context<AppEnv>, editor: Editor): Promise<Response> {
  const { open } = editor
  const done = doneOf(c, EDIT_RESULTS)
  const entries = arranged(editor, entriesOf(editor.fields, open.document))
  return sendEditor(c, editor, { ...open, entries, done })
}

/** Handles a button of the form: publish, save as a draft, discard the draft, or change a list. */
async function postEditor(c: Context<AppEnv>, editor: Editor): Promise<Response> {
  const db = c.get('db')
  const { open } = editor
  const sent = await readTexts(c, ['form'])
  const { action = '', base = '' } = sent
  if (action === 'discard') {
    await deleteDraft(db, editor.editable.key)
    return c.redirect(savedAddress(c, editor, sent, 'discard'), 303)
  }
  const merged = withChosenVersions(editor.fields, sent, open.document)
  const storedBase = open.base
  if (action === 'preview')
    return sendPreview(c, editor, { ...open, storedBase, base, entries: merged })
  const { issues, ...uploaded } = await takeUploads(c, editor.fields, merged)
  const { entries } = uploaded
  const opened = { ...open, storedBase, base, ...uploaded }
  if (issues.length > 0) return sendEditor(c, editor, { ...opened, issues, status: 422 })
  const search = searchedIn(entries, action)
  if (search) return sendEditor(c, editor, { ...opened, search, focus: search.name })
  const result = action === DEFAULT_SUBMIT ? (editor.preview ? 'draft' : 'publish') : action
  if (result === 'publish' || result === 'draft') {
    const complete = arranged(editor, entries)
    const saved = (await editor.complete?.(complete)) ?? complete
    return save(c, editor, { ...opened, entries: saved }, result)
  }
  if (action === TRANSLATE_ACTION) return sendTranslated(c, editor, opened)
  const located = await locatePoint(c, editor.fields, entries, action)
  if (located) {
    const status = located.issues.length > 0 ? 422 : 200
    return sendEditor(c, editor, { ...opened, ...located, status })
  }
  const placed = placeItem(editor.fields, entries)
  if (placed) return sendEditor(c, editor, { ...opened, ...placed })
  const changed = applyAction(editor.fields, entries, action) ?? entries
  const focus = addedField(editor.fields, entries, action)
  return sendEditor(c, editor, {
    ...opened,
    entries: arranged(editor, changed),
    ...(focus && { focus }),
  })
}

/** Sends the form with translations of its missing texts. Nothing is stored. */
async function sendTranslated(c: Context<AppEnv>, editor: Editor, opened: OpenedForm) {
  const { view, staffMember } = c.var
  const [main = DEFAULT_LANG] = view.site.settings.languages
  const form = { view, role: staffMember.role, entries: opened.entries }
  const missing = missingTexts(form, editor.fields)
  const { texts, notes, outcome } = await translateMissing(c, missing, main)
  return sendEditor(c, editor, {
    ...opened,
    entries: arranged(editor, { ...opened.entries, ...texts }),
    notes,
    translation: outcome,
    status: outcome.isLimited ? 429 : 200,
  })
}

function arranged({ arrange }: Editor, entries: Entries): Entries {
  return arrange ? arrange(entries) : entries
}

export function describeDifferences(editor: Editor, before: unknown, after: unknown): Difference[] {
  return editor.differences?.(before, after) ?? differencesOf(editor.fields, before, after)
}

async function save(
  c: Context<AppEnv>,
  editor: Editor,
  opened: OpenedForm,
  action: 'publish' | 'draft',
): Promise<Response> {
  const read = await readForm(c, editor, opened)
  if (read.status === 'refused') {
    const issues = [...read.issues, ...read.accessIssues]
    return sendEditor(c, editor, { ...opened, issues, status: 422 })
  }
  // A reference may have moved since the form was opened, such as a picture that was copied meanwhile.
  if (read.accessIssues.length > 0)
    return opened.base === opened.storedBase
      ? sendEditor(c, editor, { ...opened, issues: read.accessIssues, status: 422 })
      : sendConflict(c, editor, opened, { status: 'conflict', current: opened.document })
  const question = editor.question?.(opened.liveDocument, read.document, action) ?? null
  if (question && opened.entries.agreed !== question.mark)
    return sendEditor(c, editor, { ...opened, question })
  const check = checkGuards(c, editor.documentFields ?? editor.fields, opened.entries)
  const saved = { document: read.document, base: opened.base, ...c.get('actor'), check }
  const db = c.get('db')
  const whole = completeDocument(editor, opened, read.document)
  // A document that cannot be published yet is saved as a draft, so no input is lost.
  const incompleteAddress = action === 'publish' ? (editor.notReady?.(whole) ?? null) : null
  const isDraft = incompleteAddress !== null || (action === 'draft' && editor.preview !== null)
  const result = await (isDraft ? draftDocument : publishDocument)(db, editor.editable, saved)
  if (result.status === 'conflict') return sendConflict(c, editor, opened, result)
  if (result.status === 'refused') return sendRefused(c, editor, opened, result.refusal)
  if (incompleteAddress) return c.redirect(incompleteAddress, 303)
  if (action === 'publish') await announceChange(c)
  return c.redirect(savedAddress(c, editor, opened.entries, action), 303)
}

type ReadForm = ReadDocument & {
  /** The values that the account may not save. */
  accessIssues: FieldIssue[]
}

async function readForm(
  c: Context<AppEnv>,
  editor: Editor,
  { entries, document, liveDocument, uploads = [] }: OpenedForm,
): Promise<ReadForm> {
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const read = editor.read(entries, main)
  const { fields, references, editable } = editor
  const published = editable.part ? editable.part.get(liveDocument as object) : liveDocument
  const form = { fields, references, stored: [document, published] }
  const candidate = read.status === 'ok' ? read.document : documentOf(fields, entries)
  return { ...read, accessIssues: await refusedValues(c, form, candidate, { entries, uploads }) }
}

function completeDocument(
  { editable: { part } }: Editor,
  { fullDocument }: OpenedForm,
  document: object,
): object {
  return part ? part.set(fullDocument, document) : document
}

/** Sends the page with the form's values, which are not stored. Sends the form again if it has issues. */
async function sendPreview(
  c: Context<AppEnv>,
  editor: Editor,
  opened: OpenedForm,
): Promise<Response> {
  const read = await readForm(c, editor, opened)
  const issues = [...(read.status === 'refused' ? read.issues : []), ...read.accessIssues]
  const isRefused = read.status === 'refused' || issues.length > 0
  if (isRefused && !isUntouched(editor, opened))
    return sendEditor(c, editor, { ...opened, issues, status: 422 })
  const document = isRefused ? opened.fullDocument : completeDocument(editor, opened, read.document)
  const unsaved = { ...editor.editable.key, document }
  const response = editor.previewPage
    ? await c.get('showUnsaved')(
        c,
        editor.previewPage,
        unsaved,
        opened.entries[LANGUAGE_TABS.shown],
      )
    : null
  return response ?? sendEditor(c, editor, { ...opened, status: 404 })
}

/**
 * Returns true if the form has the stored values, such as that of a new module whose required fields are empty. A select
 * without a stored value sends its first option.
 */
function isUntouched({ fields }: Editor, { document, entries }: OpenedForm): boolean {
  const stored = entriesOf(fields, document)
  const sent = { ...entries }
  for (const { name, field } of leavesOf(fields, entries))
    if (field.kind === 'choice' && !stored[name]) delete sent[name]
  const valuesOf = (texts: Entries) => JSON.stringify(documentOf(fields, texts))
  return valuesOf(sent) === valuesOf(stored)
}

/** Sends the form after another person saved the document meanwhile, with both versions of each field that differs. */
async function sendConflict(
  c: Context<AppEnv>,
  editor: Editor,
  { entries }: OpenedForm,
  { current: theirs }: Extract<SaveResult, { status: 'conflict' }>,
) {
  const open = await openDocument(c.get('db'), editor.editable)
  const conflict = describeDifferences(editor, theirs, documentOf(editor.fields, entries))
  const { base = '', isDraft = false } = open ?? {}
  return sendEditor(c, editor, {
    base,
    isDraft,
    entries,
    conflict,
    status: 409,
  })
}

/**
 * Sends the form with the old values of the fields that the account may not change, or the page that asks for a code.
 */
function sendRefused(
  c: Context<AppEnv>,
  editor: Editor,
  opened: OpenedForm,
  refusal: GuardRefusal,
): Response | Promise<Response> {
  if (refusal instanceof Response) return refusal
  return sendEditor(c, editor, {
    ...opened,
    entries: withoutChanges(opened.entries, refusal),
    issues: refusal.map(({ name }) => ({ name, text: 'edit.locked' })),
    status: 403,
  })
}

/** Publishes a new content version to all isolates, and updates the lists if their rules have changed. */
export async function announceChange(c: Context<AppEnv>): Promise<void> {
  const db = c.get('db')
  await followPublishRules(db)
  announceVersion(await readVersions(db), db)
}

/** Returns the address to redirect to: the page of the edited section, or else the form. */
function savedAddress(
  c: Context<AppEnv>,
  { address }: Editor,
  sent: Entries,
  result: EditResult,
): string {
  const { [LANGUAGE_TABS.shown]: shown } = sent
  const more = { ...(shown && { [LANGUAGE_TABS.shown]: shown }) }
  return returnOf(c, sent) ?? resultAddress(c, address, result, more)
}
