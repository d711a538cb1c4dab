import { Icon } from '../../../components/ui/icon'
import type { View } from '../../../components/ui/view'
import { formatBytes } from '../../../platform/format/bytes-text'
import { pick } from '../../../platform/format/lang'
import { pictureFiles } from '../../../platform/format/picture-files'
import { isGated, isPicture } from '../../../site/media/library-file'
import type { PdfDetails } from '../../../site/media/pdf-details'
import type { LibraryFile } from '../../../site/media/queries'
import type { Collection } from '../../../staff/collections/collection'
import type { EditForm } from '../../../staff/editing/edit-form'
import { FieldInputs } from '../../../staff/editing/inputs/field-input'
import { Hint } from '../../../staff/editing/inputs/hint'
import { LocalTime } from '../../../staff/parts/local-time'
import { Notice } from '../../../staff/parts/notice'
import { Thumbnail } from '../../../staff/parts/thumbnail'
import { BackLink } from '../../../staff/staff-shell'
import { STAFF } from '../../../urls'
import type { Use } from '../uses'
import { DESCRIPTION } from './description'
import { canFocus, FocusForm } from './focus-form'
import { type RefusedFile, refusalText } from './outcomes'
import { ACCEPTED_TYPES } from './upload-form'

export const FILE_RESULTS = ['upload', 'describe', 'replace', 'focus', 'restore'] as const
export type FileResult = (typeof FILE_RESULTS)[number]

interface FilePageProps {
  file: LibraryFile
  form: EditForm
  uses: Use[]
  /** Null for a PDF whose author and title can't be read, undefined for other files. */
  pdf: PdfDetails | null | undefined
  collections: readonly Collection[]
  done: FileResult | null
  /** The refused replacement of the file. */
  rejected: Omit<RefusedFile, 'status'> | null
  /** True if the focus point was invalid. */
  isOff: boolean
  /** True if the file was not deleted, because it is used. */
  isRemovalRefused: boolean
}

/** The page of a file: its preview, description and uses. */
export function FilePage(props: FilePageProps) {
  const { file, form, uses, pdf, collections, done, rejected, isOff, isRemovalRefused } = props
  const { view } = form
  const { t } = view
  const address = `${STAFF.media}/${file.id}`
  return (
    <>
      <BackLink href={STAFF.media}>{t('staff.media')}</BackLink>
      <div className="stack">
        <Notice kind="good">
          {done && t(done === 'restore' ? 'edit.done.restore' : `media.done.${done}`)}
        </Notice>
        <Notice kind="bad">{isOff && t('media.focus.off')}</Notice>
        <div className="staff-cols">
          <div className="stack">
            <section className="panel stack">
              <a className="file-view" href={isGated(file) ? `${address}/file` : file.url}>
                <Thumbnail file={file} sizes="(min-width: 64rem) 40rem, 90vw" />
                <span className={isPicture(file) ? 'sr-only' : undefined}>{t('media.open')}</span>
              </a>
              <Facts view={view} file={file} />
              {pdf === undefined ? null : <PdfFacts view={view} pdf={pdf} />}
              {isGated(file) ? <p className="small muted">{t('media.gated.text')}</p> : null}
            </section>
            {canFocus(file) ? <FocusForm view={view} file={file} address={address} /> : null}
            <FileUses {...{ view, file, uses, collections, isRemovalRefused }} />
          </div>
          <div className="stack">
            <form className="panel edit-form" method="post" action={address}>
              <div className="fields">
                <FieldInputs form={form} fields={fieldsOf(file)} />
              </div>
              <p className="acts edit-acts">
                <button type="submit" className="button">
                  {t('media.save')}
                </button>
                <a className="link" href={`${address}/history`}>
                  {t('edit.history')}
                </a>
              </p>
            </form>
            <Replace view={view} address={address} rejected={rejected} />
          </div>
        </div>
      </div>
    </>
  )
}

/**
 * Returns the fields of a file's description. A file that is not an image has a name in each language and no credit.
 */
function fieldsOf(file: LibraryFile) {
  const { fields } = DESCRIPTION
  return isPicture(file) ? fields : fields.filter(({ name }) => name === 'alt')
}

function Facts({ view, file }: { view: View; file: LibraryFile }) {
  const { t, lang } = view
  const { facts } = pictureFiles(file.url)
  const parts = [
    facts && `${facts.width} × ${facts.height}`,
    file.size !== null && formatBytes(file.size, lang),
  ].filter(Boolean)
  return (
    <p className="muted">
      {file.name}
      {parts.length > 0 ? ` (${parts.join(', ')})` : ''}. {t('media.since')}{' '}
      <LocalTime iso={file.createdAt} />
    </p>
  )
}

/** The author and title in a PDF, which is stored unchanged. */
function PdfFacts({ view: { t }, pdf }: { view: View; pdf: PdfDetails | null }) {
  if (!pdf) return <p>{t('media.pdf.unreadable')}</p>
  return <p>{t('media.pdf', { author: pdf.author || '–', title: pdf.title || '–' })}</p>
}

type FileUsesProps = Pick<FilePageProps, 'file' | 'uses' | 'collections' | 'isRemovalRefused'> & {
  view: View
}

function FileUses({ view, file, uses, collections, isRemovalRefused }: FileUsesProps) {
  const { t } = view
  return (
    <section className="panel stack">
      <h2>{t('media.uses')}</h2>
      <Notice kind="bad">{isRemovalRefused && t('media.used')}</Notice>
      {uses.length > 0 ? (
        <ul className="uses">
          {uses.map((use) => (
            <li key={`${use.subjectType} ${use.id}`}>
              <UseLink view={view} use={use} collections={collections} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted">{t('media.uses.none')}</p>
      )}
      <form className="stack" method="post" action={`${STAFF.media}/${file.id}/removal`}>
        <p>
          <button type="submit" className="button quiet" disabled={uses.length > 0}>
            {t('media.delete')}
          </button>
        </p>
        <p className="small muted">{t('media.delete.text')}</p>
      </form>
    </section>
  )
}

type UseLinkProps = Pick<FilePageProps, 'collections'> & { view: View; use: Use }

function UseLink({ view, use, collections }: UseLinkProps) {
  const { t, lang } = view
  const { subjectType, id, title } = use
  if (subjectType === 'settings') return <a href={STAFF.settings}>{t('staff.settings')}</a>
  if (subjectType === 'team') return <a href={`${STAFF.settings}/team`}>{t('settings.team')}</a>
  const name = pick(title, lang) || id
  const collection = collections.find(({ kind }) => kind === subjectType)
  if (collection) return <a href={`${collection.path}/${id}`}>{t(collection.nameText, { name })}</a>
  return subjectType === 'page' ? (
    <a href={`${STAFF.pages}/${id}`}>{t('media.uses.page', { title: name })}</a>
  ) : (
    <a href={`${STAFF.listings}/${id}`}>{t('media.uses.listing', { title: name })}</a>
  )
}

interface ReplaceProps {
  view: View
  address: string
  rejected: FilePageProps['rejected']
}

function Replace({ view, address, rejected }: ReplaceProps) {
  const { t } = view
  return (
    <form
      className="panel stack"
      method="post"
      action={`${address}/replacement`}
      encType="multipart/form-data"
    >
      <h2>{t('media.replace')}</h2>
      <p className={rejected ? 'field invalid' : 'field'}>
        <label htmlFor="file">{t('media.file')}</label>
        <input
          id="file"
          type="file"
          name="file"
          required
          accept={ACCEPTED_TYPES}
          aria-invalid={rejected ? true : undefined}
          aria-describedby="file-hint"
        />
        <Hint
          id="file-hint"
          help={t('media.replace.text')}
          issue={rejected ? `${rejected.name} ${refusalText(view, rejected)}`.trim() : undefined}
        />
      </p>
      <p>
        <button type="submit" className="button quiet">
          <Icon name="refresh" />
          {t('media.replace.act')}
        </button>
      </p>
    </form>
  )
}
