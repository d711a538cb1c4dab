import type { Context } from 'hono'
import type { AppEnv } from '../../env'
import { applyAction } from '../../platform/fields/apply-action'
import { countItems } from '../../platform/fields/document-of'
import type { Entries, Field } from '../../platform/fields/field'
import { type FileList, fileListsOf } from '../../platform/fields/file-lists'
import type { ItemKind } from '../../platform/fields/item-kinds'
import { isIllustrated, type LeafField, leavesOf } from '../../platform/fields/leaf-fields'
import { sentFiles } from '../../platform/http/sent-files'
import { figureOf } from '../../platform/references/figures'
import { isPicture, MAX_FILE_BYTES } from '../../site/media/library-file'
import { addFile } from '../../site/media/queries'
import { type StoredUpload, storeUpload } from '../../site/media/store-upload'
import { uploadName } from './inputs/file-input'
import type { FieldIssue } from './issues-of'

/** An uploaded file, with the kind and id by which fields refer to it. */
export interface Upload {
  kind: ItemKind
  id: string
}

interface UploadedForm {
  /** The form with references to the new files in their fields. */
  entries: Entries
  issues: FieldIssue[]
  /** The new files, which the form offers as options from now on. */
  uploads: Upload[]
}

type RefusedUpload = Omit<Extract<StoredUpload, { status: 'refused' }>, 'status'>

/** Stores the files of a form in the library and adds a reference to the field of each. */
export async function takeUploads(
  c: Context<AppEnv>,
  fields: readonly Field[],
  entries: Entries,
): Promise<UploadedForm> {
  const uploaded: UploadedForm = { entries: { ...entries }, issues: [], uploads: [] }
  const leaves = leavesOf(fields, entries)
  const sent = await sentFiles(c)
  for (const { name, field } of leaves.filter((leaf) => holdsFile(leaf.field))) {
    const [file] = sent.get(uploadName(name)) ?? []
    if (!file) continue
    const result = await storeFile(c, field, file, uploaded)
    if ('value' in result) uploaded.entries[name] = result.value
    else uploaded.issues.push(issueOf(name, file, result))
  }
  for (const { name } of leaves.filter(({ field }) => isIllustrated(field))) {
    for (const file of sent.get(uploadName(name)) ?? []) {
      const result = await storeFile(c, PICTURE, file, uploaded)
      if ('value' in result) {
        addFigure(c, uploaded.entries, name, Number(result.value))
        uploaded.uploads.push({ kind: 'file', id: result.value })
      } else uploaded.issues.push(issueOf(name, file, result))
    }
  }
  for (const list of fileListsOf(fields)) {
    for (const file of sent.get(uploadName(list.name)) ?? []) {
      const result = await storeFile(c, list.file, file, uploaded)
      if ('value' in result)
        uploaded.entries = withItem(fields, uploaded.entries, list, result.value)
      else uploaded.issues.push(issueOf(list.name, file, result))
    }
  }
  return uploaded
}

/** The field that a picture for a text is stored like. */
const PICTURE: LeafField = {
  kind: 'reference',
  name: '',
  label: 'staff.article.image',
  of: ['image'],
}

/** Adds a picture of the library at the end of a text, in the first language and each other one with a text. */
function addFigure(c: Context<AppEnv>, entries: Entries, name: string, id: number): void {
  const { languages } = c.get('content').site.settings
  for (const [index, lang] of languages.entries()) {
    const input = `${name}.${lang}`
    const text = entries[input] ?? ''
    if (index === 0 || text.trim()) entries[input] = `${text}${figureOf(id)}`
  }
}

/** Returns the form with one more item at the end of a list of files. */
function withItem(
  fields: readonly Field[],
  entries: Entries,
  { name, file }: FileList,
  value: string,
): Entries {
  const item = `${name}.${countItems(entries, name)}.${file.name}`
  return { ...applyAction(fields, entries, `${name}.add`), [item]: value }
}

/** Returns true if the field of a form has a file input. */
export function hasFileInput(field: LeafField): boolean {
  return holdsFile(field) || isIllustrated(field)
}

function holdsFile(field: LeafField): boolean {
  return field.kind === 'file' || (field.kind === 'reference' && field.of[0] === 'image')
}

async function storeFile(
  c: Context<AppEnv>,
  field: LeafField,
  file: File,
  { uploads }: UploadedForm,
): Promise<{ value: string } | RefusedUpload> {
  const isDocument = field.kind === 'file' && field.of === 'document'
  const bucket = { media: c.env.MEDIA, images: c.env.IMAGES }
  const stored = await storeUpload(file, bucket, isDocument ? 'documents' : 'media')
  if (stored.status === 'refused') return stored
  const { id } = await addFile(c.get('db'), stored, file.name, c.get('actor'))
  if (isDocument) {
    uploads.push({ kind: 'document', id: stored.url })
    return { value: stored.url }
  }
  const isVideoField = field.kind === 'file' && field.of === 'video'
  // The file is stored in the library but is of the wrong kind for this field.
  if (isVideoField !== (stored.type === 'video/mp4') || isVideoField === isPicture(stored)) {
    return { why: 'kind' }
  }
  const upload: Upload =
    field.kind === 'file' ? { kind: field.of, id: stored.url } : { kind: 'image', id: String(id) }
  uploads.push(upload)
  return { value: upload.id }
}

function issueOf(name: string, file: File, { why, part = '' }: RefusedUpload): FieldIssue {
  const params = { limit: MAX_FILE_BYTES / 1024 / 1024, part }
  return { name, text: `media.refused.${why}`, params, fileName: file.name }
}
