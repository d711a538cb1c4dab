import { Icon } from '../../components/ui/icon'
import type { View } from '../../components/ui/view'
import type { Field } from '../../platform/fields/field'
import { fileListsOf } from '../../platform/fields/file-lists'
import { leavesOf } from '../../platform/fields/leaf-fields'
import { DEFAULT_SUBMIT } from '../../platform/fields/search-select'
import { STAFF } from '../../urls'
import { PREVIEW_IDS } from '../client/live-parts'
import { rowAddress } from '../list-query'
import { Notice } from '../parts/notice'
import { RichTextTemplates } from '../rich-text/rich-tools'
import { BackLink } from '../staff-shell'
import { ConflictPanel } from './conflict-panel'
import type { Difference } from './differences'
import { DraftNotice } from './draft-notice'
import type { EditForm, Editor, NextLink, Question } from './edit-form'
import { HintsPanel } from './hints-panel'
import { FieldInputs } from './inputs/field-input'
import { LanguageTabs } from './language-tabs'
import { LinkHelp } from './links/link-help'
import { LivePreview } from './live-preview'
import { hasFileInput } from './take-uploads'
import { TranslateButton, TranslationNotice, type TranslationOutcome } from './translate-form'

export const EDIT_RESULTS = [
  'publish',
  'draft',
  'discard',
  'restore',
  'times',
  'copy',
  'archive',
  'unarchive',
] as const
export type EditResult = (typeof EDIT_RESULTS)[number]

interface EditorPageProps {
  form: EditForm
  editor: Editor
  /** The version of the document with which the form was opened. */
  base: string
  /** The key of the form's draft in the browser. It contains the account. */
  draftKey: string
  isDraft: boolean
  /** The result of the last action. Undefined if the form was sent and nothing is stored. */
  done?: EditResult | null
  /** The differences to a version that another person saved meanwhile. */
  conflict?: Difference[] | null
  /** The question that must be confirmed before publishing. */
  question?: Question | null
  /** The result of a translation of the form. */
  translation?: TranslationOutcome
  /** The page of the site to return to. */
  returnTo: string | null
  /** The link after the result of the last action. */
  next: NextLink | null
  /** The query of the list from which the form was opened. */
  list: string
}

/** The sentence below the heading of a document, with a link to its history. */
export function EditorIntro({ view: { t }, editor }: { view: View; editor: Editor }) {
  return (
    <>
      {editor.text}{' '}
      <a className="link" href={editor.history}>
        {t('edit.history')}
      </a>
    </>
  )
}

export function EditorPage(props: EditorPageProps) {
  const { form, editor, isDraft, done } = props
  const { fields, preview, backLink, previewPage } = editor
  return (
    <>
      <BackLink href={backLink.href}>{backLink.label}</BackLink>
      <div className="stack">
        <EditNotices
          form={form}
          done={done ?? null}
          isDraft={isDraft}
          preview={preview}
          isPublic={isPublic(editor.open.liveDocument)}
          next={props.next}
        />
        {props.translation ? (
          <TranslationNotice view={form.view} outcome={props.translation} />
        ) : null}
        <DraftNotice view={form.view} />
        {editor.head}
        <HintsPanel form={form} fields={fields} />
        {editor.aside ? (
          <div className="staff-cols with-context">
            <DocumentForm {...props} />
            <div className="stack">{editor.aside}</div>
          </div>
        ) : previewPage ? (
          <div className="staff-cols beside-live">
            {editor.beside}
            <DocumentForm {...props} />
            <LivePreview view={form.view} part={previewPage.part} />
          </div>
        ) : (
          <DocumentForm {...props} />
        )}
        {editor.foot}
      </div>
      {isRich(form, fields) ? <RichTextTemplates view={form.view} /> : null}
    </>
  )
}

function DocumentForm(props: EditorPageProps) {
  const { form, editor, base, draftKey, done, conflict, question, returnTo, list } = props
  const { fields, address } = editor
  const leaves = leavesOf(fields, form.entries)
  // An empty list of files has no leaf field but can receive uploads.
  const sendsFiles =
    leaves.some(({ field }) => hasFileInput(field)) || fileListsOf(fields).length > 0
  return (
    <form
      className="panel edit-form"
      id={PREVIEW_IDS.form}
      method="post"
      action={rowAddress(address, list)}
      encType={sendsFiles ? 'multipart/form-data' : undefined}
      noValidate
      data-draft-key={draftKey}
      data-done={done === undefined ? 'sent' : (done ?? undefined)}
    >
      <input type="hidden" name="base" value={base} />
      {returnTo ? <input type="hidden" name="return" value={returnTo} /> : null}
      <DefaultSubmit />
      {conflict ? (
        <ConflictPanel view={form.view} differences={conflict} references={form.references} />
      ) : null}
      {question ? (
        <>
          {question.panel}
          <input type="hidden" name="agreed" value={question.mark} />
        </>
      ) : null}
      <LanguageTabs form={form} fields={fields} />
      <div className="fields">
        <FieldInputs form={form} fields={fields} />
      </div>
      {isRich(form, fields) ? <LinkHelp form={form} /> : null}
      <TranslateButton form={form} fields={fields} />
      {question ? null : editor.beforeActions}
      <FormActs {...props} />
    </form>
  )
}

/** The first submit button of a form, which the Enter key presses. */
export function DefaultSubmit() {
  return (
    <button
      className="sr-only"
      type="submit"
      name="action"
      value={DEFAULT_SUBMIT}
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}

export function isRich({ entries }: EditForm, fields: readonly Field[]): boolean {
  return leavesOf(fields, entries).some(({ field }) => field.kind === 'translated' && field.rich)
}

function FormActs({ form: { view }, editor, isDraft, conflict, returnTo }: EditorPageProps) {
  const { t } = view
  return (
    <p className="acts edit-acts">
      <button type="submit" className="button" name="action" value="publish">
        {t(conflict ? 'edit.conflict.keep' : 'edit.publish')}
      </button>
      {editor.preview ? (
        <button type="submit" className="button quiet" name="action" value="draft">
          {t('edit.save')}
        </button>
      ) : null}
      {editor.previewPage ? (
        <button
          type="submit"
          className="button quiet"
          name="action"
          value="preview"
          formTarget="_blank"
        >
          <Icon name="eye" />
          {t('edit.live.look')} <span className="sr-only">{t('edit.live.newtab')}</span>
        </button>
      ) : null}
      {isDraft ? (
        <button type="submit" className="button quiet" name="action" value="discard" formNoValidate>
          {t('edit.discard')}
        </button>
      ) : null}
      {returnTo ? (
        <a className="link" href={returnTo}>
          {t('edit.return')}
        </a>
      ) : null}
    </p>
  )
}

interface NoticesProps {
  form: Pick<EditForm, 'view' | 'issues'>
  done: EditResult | null
  isDraft: boolean
  preview: string | null
  /** True if visitors see the page of `preview` after a publication. */
  isPublic?: boolean
  next?: NextLink | null
}

/** Returns true for a document with the status 'Published' or 'Hidden'. */
function isPublic(live: unknown): boolean {
  const { status } = Object(live)
  return status === 'Published' || status === 'Hidden'
}

/** Notices: the result of the last action, the issues, and whether the document is a draft. */
export function EditNotices({
  form: { view, issues },
  done,
  isDraft,
  preview,
  isPublic: isSeen = true,
  next,
}: NoticesProps) {
  const { t } = view
  return (
    <>
      <Notice kind="good">
        {done ? (
          <>
            {t(`edit.done.${done}`)}{' '}
            {done === 'publish' && preview && isSeen ? (
              <a className="link" href={preview}>
                {t('edit.see')}
              </a>
            ) : null}{' '}
            {next ? (
              <a className="link" href={next.href}>
                {next.label}
              </a>
            ) : null}
          </>
        ) : null}
      </Notice>
      <Notice kind="bad">{issues.length > 0 && t('edit.refused')}</Notice>
      {isDraft && preview ? (
        <form className="notice" method="post" action={STAFF.preview}>
          <Icon name="eye" />
          <input type="hidden" name="returnTo" value={preview} />
          <span>
            {t('edit.draft')}{' '}
            <button type="submit" className="link" name="state" value="on">
              {t('edit.look')}
            </button>
          </span>
        </form>
      ) : null}
    </>
  )
}
