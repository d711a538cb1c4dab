import { type Context, Hono } from 'hono'
import type { View } from '../../../components/ui/view'
import type { AppEnv } from '../../../env'
import { entriesOf } from '../../../platform/fields/entries-of'
import { CHECKBOX_VALUE, type Entries } from '../../../platform/fields/field'
import { KIND_FACTS } from '../../../platform/files/file-kind'
import { DEFAULT_LANG } from '../../../platform/format/lang'
import { or503 } from '../../../platform/http/or-503'
import { readTexts } from '../../../platform/http/read-body'
import { sendFile } from '../../../platform/http/send-file'
import { sentFiles } from '../../../platform/http/sent-files'
import { plural } from '../../../platform/i18n'
import { isGated, titleOf } from '../../../site/media/library-file'
import { type PdfDetails, readPdfDetails } from '../../../site/media/pdf-details'
import { addFile, findFile, type LibraryFile, listLibrary } from '../../../site/media/queries'
import { storeUpload } from '../../../site/media/store-upload'
import { doneOf, serveActions } from '../../../staff/actions'
import { announceChange } from '../../../staff/editing/editor'
import { serveHistory } from '../../../staff/editing/history'
import type { FieldIssue } from '../../../staff/editing/issues-of'
import { readDocument } from '../../../staff/editing/read-document'
import { pageNumber, sendStaffPage } from '../../../staff/staff-page'
import { STAFF, withQuery } from '../../../urls'
import { deleteFile, describeFile, focusFile, replaceFile } from '../edit-files'
import { description } from '../file-document'
import { readUses, usesOf } from '../uses'
import { DESCRIPTION } from './description'
import { fileHistory } from './file-history'
import { FILE_RESULTS, FilePage, type FileResult } from './file-page'
import { FILES_PER_PAGE, filterFiles, parseLibraryFilter } from './filter-files'
import { canFocus, readFocus } from './focus-form'
import { LibraryPage, libraryIntro } from './library-page'
import type { Outcome, RefusedFile } from './outcomes'

export const media = new Hono<AppEnv>()

media.get('/media', (c) => sendLibrary(c, []))

media.post('/media', async (c) => {
  const files = (await sentFiles(c)).get('files') ?? []
  const { gated } = await readTexts(c, ['form'])
  const outcomes: Outcome[] = []
  for (const file of files) outcomes.push(await storeInLibrary(c, file, gated === CHECKBOX_VALUE))
  if (outcomes.length === 0) outcomes.push({ status: 'refused', name: '', why: 'none' })
  if (outcomes.some(({ status }) => status === 'refused')) return sendLibrary(c, outcomes)
  const stored = outcomes.filter((outcome) => outcome.status === 'stored')
  const [first] = stored
  const only = stored.length === 1 && first ? `/${first.id}` : ''
  const query = only ? 'done=upload' : `done=${stored.length}`
  return c.redirect(withQuery(STAFF.media + only, query), 303)
})

async function storeInLibrary(c: Context<AppEnv>, file: File, isGated: boolean): Promise<Outcome> {
  const bucket = { media: c.env.MEDIA, images: c.env.IMAGES }
  const stored = await storeUpload(file, bucket, isGated ? 'documents' : 'media')
  if (stored.status === 'refused') return { ...stored, name: file.name }
  const added = await addFile(c.get('db'), stored, file.name, c.get('actor'))
  return { status: 'stored', name: file.name, ...added }
}

async function sendLibrary(c: Context<AppEnv>, outcomes: Outcome[]) {
  const { db, view } = c.var
  const [main = DEFAULT_LANG] = view.site.settings.languages
  const [files, texts] = await Promise.all([listLibrary(db), readUses(db, c.var.collections)])
  const usedFiles = files.map((file) => ({ ...file, uses: usesOf(texts, file) }))
  const filter = {
    q: c.req.query('q')?.trim() ?? '',
    shelf: parseLibraryFilter(c.req.query('shelf')),
  }
  const matches = filterFiles(usedFiles, filter, main)
  const page = pageNumber(c.req.query('page'))
  const reasons = outcomes.map((outcome) => (outcome.status === 'refused' ? outcome.why : null))
  return sendStaffPage(c, view, {
    status: reasons.includes('large') ? 413 : reasons.some(Boolean) ? 422 : 200,
    title: view.t('staff.media'),
    intro: libraryIntro(view, usedFiles),
    children: (
      <LibraryPage
        {...{ view, filter, outcomes, main, page }}
        files={usedFiles}
        matches={matches}
        pageFiles={matches.slice((page - 1) * FILES_PER_PAGE, page * FILES_PER_PAGE)}
        notice={noticeOf(view, c.req.query('done'))}
      />
    ),
  })
}

/** Returns the notice after an action: deleted files or the number of uploads. */
function noticeOf({ t, lang }: View, result: string | undefined): string | null {
  if (result === 'delete') return t('media.done.delete')
  return Number(result) > 0 ? plural(t, lang, 'media.done', Number(result)) : null
}

media.get('/media/:id{[0-9]+}', async (c, next) => {
  const file = await fileOf(c)
  return file ? sendFilePage(c, file, {}) : next()
})

serveActions(media, '/media/:id{[0-9]+}', fileOf, {
  '': describe,
  '/focus': (c, file, entries) => setFocus(c, file, readFocus(entries, file)),
  '/focus/removal': (c, file) => setFocus(c, file, null),
  '/removal': remove,
  '/replacement': replace,
})

/** Sends a file to staff. A gated document has no public address. */
media.get('/media/:id{[0-9]+}/file', async (c, next) => {
  const file = await fileOf(c)
  if (!file) return next()
  return isGated(file) ? sendFile(c, file.url, file.name) : c.redirect(file.url, 303)
})

serveHistory(media, '/media/:id{[0-9]+}/history', async (c) => {
  const file = await fileOf(c)
  return file && fileHistory(c.get('view'), file)
})

function fileOf(c: Context<AppEnv>): Promise<LibraryFile | null> {
  return findFile(c.get('db'), Number(c.req.param('id')))
}

async function remove(c: Context<AppEnv>, file: LibraryFile): Promise<Response> {
  const isDeleted = await deleteFile(c, file)
  const address = `${STAFF.media}/${file.id}`
  return c.redirect(
    isDeleted ? withQuery(STAFF.media, 'done=delete') : withQuery(address, 'refused=uses'),
    303,
  )
}

async function replace(c: Context<AppEnv>, file: LibraryFile): Promise<Response> {
  const [upload] = (await sentFiles(c)).get('file') ?? []
  if (!upload) return sendFilePage(c, file, { rejected: { name: '', why: 'none' } })
  const bucket = { media: c.env.MEDIA, images: c.env.IMAGES }
  const stored = await storeUpload(upload, bucket, isGated(file) ? 'documents' : 'media')
  if (stored.status === 'refused')
    return sendFilePage(c, file, { rejected: { ...stored, name: upload.name } })
  await replaceFile(c.get('db'), file, { stored, name: upload.name }, c.get('actor'))
  return redirectToFile(c, file, 'replace')
}

async function setFocus(
  c: Context<AppEnv>,
  file: LibraryFile,
  focus: ReturnType<typeof readFocus> | null,
) {
  if (focus === undefined || !canFocus(file)) return sendFilePage(c, file, { isOff: true })
  await focusFile(c.get('db'), file, focus, c.get('actor'))
  return redirectToFile(c, file, 'focus')
}

async function describe(c: Context<AppEnv>, file: LibraryFile, entries: Entries) {
  const [main = DEFAULT_LANG] = c.get('content').site.settings.languages
  const read = readDocument(DESCRIPTION, entries, main)
  if (read.status === 'refused') return sendFilePage(c, file, { entries, issues: read.issues })
  const newDescription = description.parse(read.document)
  await describeFile(c.get('db'), file.id, newDescription, c.get('actor'))
  return redirectToFile(c, file, 'describe')
}

async function redirectToFile(
  c: Context<AppEnv>,
  { id }: LibraryFile,
  result: FileResult,
): Promise<Response> {
  await announceChange(c)
  return c.redirect(withQuery(`${STAFF.media}/${id}`, `done=${result}`), 303)
}

interface FilePageState {
  entries?: Entries
  issues?: FieldIssue[]
  /** The refused replacement of the file. */
  rejected?: Omit<RefusedFile, 'status'>
  /** True if the focus point was invalid. */
  isOff?: boolean
}

async function sendFilePage(
  c: Context<AppEnv>,
  file: LibraryFile,
  { entries, issues = [], rejected, isOff = false }: FilePageState,
) {
  const view = c.get('view')
  const form = { view, entries: entries ?? entriesOf(DESCRIPTION.fields, file), issues }
  const uses = usesOf(await readUses(c.get('db'), c.var.collections), file)
  const pdf = await readPdf(c, file)
  const isRemovalRefused = c.req.query('refused') === 'uses' && uses.length > 0
  return sendStaffPage(c, view, {
    status: rejected?.why === 'large' ? 413 : rejected || isOff || issues.length > 0 ? 422 : 200,
    title: titleOf(file, view.lang),
    children: (
      <FilePage
        {...{ file, form, uses, pdf, isOff, isRemovalRefused }}
        collections={c.var.collections}
        done={doneOf(c, FILE_RESULTS)}
        rejected={rejected ?? null}
      />
    ),
  })
}

/** Returns the author and title in the file of a PDF, or undefined for another file or host. */
async function readPdf(
  c: Context<AppEnv>,
  { type, url }: LibraryFile,
): Promise<PdfDetails | null | undefined> {
  if (type !== KIND_FACTS.pdf.type) return undefined
  const object = await or503(c, c.env.MEDIA.get(url.slice(1)))
  return object ? readPdfDetails(new Uint8Array(await object.arrayBuffer())) : undefined
}
