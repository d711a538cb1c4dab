import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../components/ui/icon'
import { countItems } from '../../../forms/fields/document-of'
import {
  type Field,
  type ListField,
  ON,
  type RecordField,
  recordFields,
} from '../../../forms/fields/field'
import type { LabelKey } from '../../../i18n'
import { Thumb } from '../media/thumb'
import { type EditForm, issueText } from './edit-form'
import { Hint } from './hint'

interface ListInputProps {
  form: EditForm
  field: ListField | RecordField
  name: string
  /** The fields of an item, by what stands before their names. */
  children: (fields: readonly Field[], prefix: string) => ReactNode
}

/** More items than these are folded. */
const MOST_OPEN = 3

/** Items in their order, each with the buttons that move it; nothing is saved by these. */
export function ListInput({ form, field, name, children }: ListInputProps) {
  const { t } = form.view
  const fields = field.kind === 'list' ? field.fields : recordFields(field)
  const isFixed = field.kind === 'list' && field.fixed === true
  const count = countItems(form.entries, name)
  return (
    <fieldset className="group">
      <legend>{t(field.label)}</legend>
      <Hint id={`${name}-hint`} help={field.help && t(field.help)} issue={issueText(form, name)} />
      <ol className="items">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place alone
          <li key={at}>
            <Item
              form={form}
              label={t(field.item, { nth: at + 1 })}
              title={titleOf(form, fields, `${name}.${at}.`)}
              picture={pictureOf(form, fields, `${name}.${at}.`)}
              isOpen={count <= MOST_OPEN}
              name={`${name}.${at}`}
              acts={actsAt(at, count, isFixed)}
            >
              {children(fields, `${name}.${at}.`)}
            </Item>
          </li>
        ))}
      </ol>
      {isFixed ? null : (
        <p>
          <button
            type="submit"
            className="button quiet"
            name="action"
            value={`${name}.add`}
            formNoValidate
          >
            <Icon name="plus" />
            {t('edit.add')}
            <span className="sr-only">: {t(field.label)}</span>
          </button>
        </p>
      )}
    </fieldset>
  )
}

const ACTS = {
  up: { label: 'edit.up', icon: 'up' },
  down: { label: 'edit.down', icon: 'down' },
  remove: { label: 'edit.remove', icon: 'close' },
} as const satisfies Record<string, { label: LabelKey; icon: IconName }>
type Act = keyof typeof ACTS

function actsAt(at: number, count: number, isFixed: boolean): Act[] {
  return [
    ...(at > 0 ? (['up'] as const) : []),
    ...(at < count - 1 ? (['down'] as const) : []),
    ...(isFixed ? [] : (['remove'] as const)),
  ]
}

/** What an item is called: its first text, in the reader's language or else in the agency's first. */
function titleOf({ entries, view }: EditForm, fields: readonly Field[], prefix: string): string {
  const [main] = view.site.settings.languages
  const field = fields.find(({ kind }) => kind === 'text' || kind === 'translated')
  const name = prefix + (field?.name ?? '')
  if (field?.kind !== 'translated') return entries[name] ?? ''
  return entries[`${name}.${view.lang}`] || (entries[`${name}.${main}`] ?? '')
}

/** The address of an item that is a picture. */
function pictureOf({ entries }: EditForm, fields: readonly Field[], prefix: string) {
  const [field] = fields
  const isPicture = field?.kind === 'file' && field.of === 'picture'
  return isPicture ? entries[prefix + field.name] : undefined
}

interface ItemProps {
  form: EditForm
  label: string
  title: string
  picture: string | undefined
  /** True where all are open: there are few. */
  isOpen: boolean
  name: string
  acts: Act[]
  children: ReactNode
}

function Item({ form, label, title, picture, isOpen, name, acts, children }: ItemProps) {
  const { t } = form.view
  const isWrong = form.issues.some((issue) => issue.name.startsWith(`${name}.`))
  return (
    <div className="item">
      <input type="hidden" name={name} value={ON} />
      <p className="moves">
        {acts.map((act) => (
          <button
            key={act}
            type="submit"
            className="round"
            name="action"
            value={`${name}.${act}`}
            formNoValidate
            title={t(ACTS[act].label)}
          >
            <Icon name={ACTS[act].icon} />
            <span className="sr-only">
              {t(ACTS[act].label)}: {label}
            </span>
          </button>
        ))}
      </p>
      <details open={isOpen || isWrong || !(title || picture)}>
        <summary>
          {picture ? <Thumb file={{ url: picture, type: 'image/jpeg' }} sizes="6rem" /> : null}
          <span>
            {label}
            {title ? <small className="muted">{title}</small> : null}
          </span>
        </summary>
        <div className="fields">{children}</div>
      </details>
    </div>
  )
}
