import { Icon } from '../../../components/ui/icon'
import type { SettingsPart } from '../../../domain/content/settings-parts'
import type { Difference } from '../../../forms/fields/differences'
import { homePath, STAFF } from '../../../urls'
import { ConflictPanel } from '../editing/conflict-panel'
import type { EditForm } from '../editing/edit-form'
import { FieldInputs } from '../editing/field-input'
import { WayBack } from '../staff-shell'
import { PARTS } from './parts'

export const DEEDS = ['publish', 'draft', 'discard', 'restore'] as const
export type Deed = (typeof DEEDS)[number]

interface PartPageProps {
  form: EditForm
  part: SettingsPart
  /** The mark of what the form began with. */
  base: string
  isDraft: boolean
  done?: Deed | null
  /** What somebody else changed meanwhile. */
  conflict?: Difference[] | null
}

/** A part of the settings as a form. */
export function PartPage({ form, part, base, isDraft, done, conflict }: PartPageProps) {
  const { t } = form.view
  const { text, fields, hasDraft } = PARTS[part]
  const address = `${STAFF.settings}/${part}`
  return (
    <>
      <WayBack href={STAFF.settings}>{t('staff.settings')}</WayBack>
      <p className="page-intro">
        {t(text)}{' '}
        <a className="link" href={`${address}/history`}>
          {t('edit.history')}
        </a>
      </p>
      <div className="stack">
        <Notices form={form} done={done ?? null} isDraft={isDraft} />
        <form className="panel edit-form" method="post" action={address} noValidate>
          <input type="hidden" name="base" value={base} />
          {/* What Enter presses: the first button of a form. */}
          <button
            className="sr-only"
            type="submit"
            name="action"
            value={hasDraft ? 'draft' : 'publish'}
            tabIndex={-1}
            aria-hidden="true"
          />
          {conflict ? <ConflictPanel view={form.view} differences={conflict} /> : null}
          <div className="fields">
            <FieldInputs form={form} fields={fields} />
          </div>
          <p className="edit-acts">
            <button type="submit" className="button" name="action" value="publish">
              {t(conflict ? 'edit.conflict.keep' : 'edit.publish')}
            </button>
            {hasDraft ? (
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
      </div>
    </>
  )
}

interface NoticesProps {
  form: EditForm
  done: Deed | null
  isDraft: boolean
}

function Notices({ form: { view, issues }, done, isDraft }: NoticesProps) {
  const { t, lang } = view
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
      {isDraft ? (
        <form className="notice" method="post" action={STAFF.preview}>
          <Icon name="eye" />
          <span>{t('edit.draft')}</span>
          <input type="hidden" name="returnTo" value={homePath(lang)} />
          <button type="submit" className="link" name="state" value="on">
            {t('edit.look')}
          </button>
        </form>
      ) : null}
    </>
  )
}
