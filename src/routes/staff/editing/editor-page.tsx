import { Icon } from '../../../components/ui/icon'
import type { Difference } from '../../../forms/fields/differences'
import { leavesOf } from '../../../forms/fields/leaves-of'
import { STAFF } from '../../../urls'
import { WayBack } from '../staff-shell'
import { ConflictPanel } from './conflict-panel'
import type { EditForm, Editor } from './edit-form'
import { FieldInputs } from './field-input'
import { HintsPanel } from './hints-panel'
import { KeptNotice } from './kept-notice'
import { takesFile } from './take-uploads'

export const DEEDS = ['publish', 'draft', 'discard', 'restore', 'times'] as const
export type Deed = (typeof DEEDS)[number]

interface EditorPageProps {
  form: EditForm
  editor: Editor
  /** The mark of what the form began with. */
  base: string
  /** By what the browser knows again what was written in this form, of this account alone. */
  keptAs: string
  isDraft: boolean
  /** What was done just now; undefined where the form was sent and nothing is stored. */
  done?: Deed | null
  /** What somebody else changed meanwhile. */
  conflict?: Difference[] | null
}

/** A document as a form. */
export function EditorPage(props: EditorPageProps) {
  const { form, editor, base, keptAs, isDraft, done, conflict } = props
  const { t } = form.view
  const { text, fields, address, history, preview, up, references } = editor
  const sendsFiles = leavesOf(fields, form.entries).some(({ field }) => takesFile(field))
  return (
    <>
      <WayBack href={up.href}>{up.label}</WayBack>
      <p className="page-intro">
        {text}{' '}
        <a className="link" href={history}>
          {t('edit.history')}
        </a>
      </p>
      <div className="stack">
        <EditNotices form={form} done={done ?? null} isDraft={isDraft} preview={preview} />
        <KeptNotice view={form.view} />
        {editor.head}
        <HintsPanel form={form} fields={fields} />
        <form
          className="panel edit-form"
          method="post"
          action={address}
          encType={sendsFiles ? 'multipart/form-data' : undefined}
          noValidate
          data-keep={keptAs}
          data-done={done === undefined ? 'sent' : (done ?? undefined)}
        >
          <input type="hidden" name="base" value={base} />
          {/* What Enter presses: the first button of a form. */}
          <button
            className="sr-only"
            type="submit"
            name="action"
            value={preview ? 'draft' : 'publish'}
            tabIndex={-1}
            aria-hidden="true"
          />
          {conflict ? (
            <ConflictPanel view={form.view} differences={conflict} references={references} />
          ) : null}
          <div className="fields">
            <FieldInputs form={form} fields={fields} />
          </div>
          <p className="edit-acts">
            <button type="submit" className="button" name="action" value="publish">
              {t(conflict ? 'edit.conflict.keep' : 'edit.publish')}
            </button>
            {preview ? (
              <button type="submit" className="button quiet" name="action" value="draft">
                {t('edit.save')}
              </button>
            ) : null}
            {isDraft ? (
              <button
                type="submit"
                className="button quiet"
                name="action"
                value="discard"
                formNoValidate
              >
                {t('edit.discard')}
              </button>
            ) : null}
          </p>
        </form>
        {editor.foot}
      </div>
    </>
  )
}

interface NoticesProps {
  form: Pick<EditForm, 'view' | 'issues'>
  done: Deed | null
  isDraft: boolean
  preview: string | null
}

/** What was done, what is wrong, and that this is a draft. */
export function EditNotices({ form: { view, issues }, done, isDraft, preview }: NoticesProps) {
  const { t } = view
  return (
    <>
      {done ? (
        <p className="notice" role="status">
          <Icon name="check" />
          {t(`edit.done.${done}`)}
        </p>
      ) : null}
      {issues.length > 0 ? (
        <p className="notice bad" role="alert">
          <Icon name="alert" />
          {t('edit.refused')}
        </p>
      ) : null}
      {isDraft && preview ? (
        <form className="notice" method="post" action={STAFF.preview}>
          <Icon name="eye" />
          <span>{t('edit.draft')}</span>
          <input type="hidden" name="returnTo" value={preview} />
          <button type="submit" className="link" name="state" value="on">
            {t('edit.look')}
          </button>
        </form>
      ) : null}
    </>
  )
}
