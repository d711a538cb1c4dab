import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../../components/ui/icon'
import { countItems, isTicked } from '../../../platform/fields/document-of'
import {
  CHECKBOX_VALUE,
  type Field,
  type ListField,
  type RecordField,
  recordFields,
} from '../../../platform/fields/field'
import { fileOf } from '../../../platform/fields/file-lists'
import { withColon } from '../../../platform/format/lang'
import type { LabelKey } from '../../../platform/i18n'
import { DRAG_ATTRIBUTES } from '../../client/drag-parts'
import { Thumbnail } from '../../parts/thumbnail'
import { type EditForm, isLocked } from '../edit-form'
import { ItemCheckbox } from './checkbox'
import { describedBy, FieldHint } from './hint'
import { isPicture, pictureOf, titleOf } from './item-title'
import { PlaceInput } from './place-input'
import { SeveralFiles } from './several-files'

interface ListInputProps {
  form: EditForm
  field: ListField | RecordField
  name: string
  /** The fields of an item, and the prefix of their names. */
  children: (fields: readonly Field[], prefix: string) => ReactNode
}

/** The maximum number of expanded items with a name. If there are more, all of them are collapsed. */
const MAX_OPEN = 1

/** A list of items with buttons to move them. The buttons do not save the document. */
export function ListInput(props: ListInputProps) {
  const { form, field, name } = props
  const { t } = form.view
  const isFixed = field.kind === 'list' && field.fixed === true
  const file = fileOf(field)
  return (
    <fieldset className="group" aria-describedby={describedBy(form, name, field.help)}>
      <legend>{t(field.label)}</legend>
      <FieldHint form={form} name={name} help={field.help && t(field.help)} />
      {field.kind === 'list' && field.on ? (
        <PlaceInput form={form} on={field.on} name={name} />
      ) : null}
      <Items {...props} isFixed={isFixed} />
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
            <span className="sr-only">
              {withColon(form.view.lang, '')} {t(field.label)}
            </span>
          </button>
        </p>
      )}
      {file ? (
        <SeveralFiles
          view={form.view}
          of={file.of}
          label={`media.choose.several.${file.of}`}
          name={name}
        />
      ) : null}
    </fieldset>
  )
}

/** The items of a list. In a list with check boxes, the unchecked items are collapsed below the others. */
function Items({ form, field, name, isFixed, children }: ListInputProps & { isFixed: boolean }) {
  const { t } = form.view
  const fields = field.kind === 'list' ? field.fields : recordFields(field)
  const ticked = field.kind === 'list' ? field.ticked : undefined
  const indexes = Array.from({ length: countItems(form.entries, name) }, (_, index) => index)
  const isChecked = (index: number) => !ticked || isTicked(form.entries, `${name}.${index}`)
  const checked = indexes.filter(isChecked)
  const unchecked = indexes.filter((index) => !isChecked(index))
  const renderItem = (index: number) => {
    const prefix = `${name}.${index}.`
    const isLocked =
      isFixed || hasFixedReference(form, fields, prefix) || holdsLocked(form, fields, prefix)
    const label = t(field.item, { nth: index + 1 })
    const title = titleOf(form, fields, prefix, ticked !== undefined)
    return (
      <li key={index} {...(isChecked(index) && dragged(`${name}.${index}`, title || label))}>
        <Item
          form={form}
          label={label}
          title={title}
          picture={pictureOf(form, fields, prefix)}
          isOpen={(!ticked && indexes.length <= MAX_OPEN) || isFocused(form, prefix)}
          tick={ticked?.label}
          name={`${name}.${index}`}
          actions={isChecked(index) ? itemActions(index, checked.length, isLocked) : ['take']}
        >
          {children(fields, prefix)}
        </Item>
      </li>
    )
  }
  return (
    <>
      <ol
        className={isPicture(fields[0]) ? 'items tiles' : 'items'}
        {...{ [DRAG_ATTRIBUTES.list]: t('edit.moved') }}
      >
        {checked.map(renderItem)}
      </ol>
      {ticked && unchecked.length > 0 ? (
        <details className="others">
          <summary>
            {t(ticked.others)} ({unchecked.length})
          </summary>
          <ol className="items" start={checked.length + 1}>
            {unchecked.map(renderItem)}
          </ol>
        </details>
      ) : null}
    </>
  )
}

function dragged(item: string, title: string) {
  return { [DRAG_ATTRIBUTES.item]: `${item}.to{place}`, [DRAG_ATTRIBUTES.name]: title }
}

const ITEM_ACTIONS = {
  take: { label: 'edit.add', icon: 'plus' },
  up: { label: 'edit.up', icon: 'chevron-up' },
  down: { label: 'edit.down', icon: 'chevron-down' },
  remove: { label: 'edit.remove', icon: 'close' },
} as const satisfies Record<string, { label: LabelKey; icon: IconName }>
type ItemAction = keyof typeof ITEM_ACTIONS

function itemActions(index: number, count: number, isFixed: boolean): ItemAction[] {
  return [
    ...(index > 0 ? (['up'] as const) : []),
    ...(index < count - 1 ? (['down'] as const) : []),
    ...(isFixed ? [] : (['remove'] as const)),
  ]
}

/** Returns true for an item with a fixed reference. It can be checked or unchecked, but not deleted. */
function hasFixedReference(
  { entries }: EditForm,
  fields: readonly Field[],
  prefix: string,
): boolean {
  return fields.some(
    (field) => field.kind === 'reference' && field.fixed && entries[prefix + field.name],
  )
}

/** Returns true for an item with a value that the account may not change. It cannot be deleted either. */
function holdsLocked(form: EditForm, fields: readonly Field[], prefix: string): boolean {
  return fields.some((field) => isLocked(form, field) && form.entries[prefix + field.name])
}

function isFocused({ focus }: EditForm, prefix: string): boolean {
  return focus?.startsWith(prefix) ?? false
}

interface ItemProps {
  form: EditForm
  label: string
  title: string
  picture: string | undefined
  /** True if all items are expanded, because there are few. */
  isOpen: boolean
  /** The label of the check box of an item. */
  tick: LabelKey | undefined
  name: string
  actions: ItemAction[]
  children: ReactNode
}

function Item(props: ItemProps) {
  const { form, label, title, picture, isOpen, tick, name, actions, children } = props
  const { t } = form.view
  // A picture is identified by its image, so its name comes second.
  const [heading, subheading] = title && picture === undefined ? [title, label] : [label, title]
  const isWrong = form.issues.some((issue) => issue.name.startsWith(`${name}.`))
  return (
    <div className={tick ? 'item ticked' : 'item'}>
      <input type="hidden" name={name} value={CHECKBOX_VALUE} />
      {tick ? <ItemCheckbox form={form} name={name} label={tick} title={title || label} /> : null}
      <p className="moves" {...{ [DRAG_ATTRIBUTES.buttons]: '' }}>
        {actions.map((action) => (
          <button
            key={action}
            type="submit"
            className="round"
            name="action"
            value={`${name}.${action}`}
            formNoValidate
            title={t(ITEM_ACTIONS[action].label)}
          >
            <Icon name={ITEM_ACTIONS[action].icon} />
            <span className="sr-only">
              {withColon(form.view.lang, t(ITEM_ACTIONS[action].label))} {heading}
            </span>
          </button>
        ))}
      </p>
      <details open={isOpen || isWrong || !(title || picture)}>
        <summary>
          {picture ? <Thumbnail file={{ url: picture, type: 'image/jpeg' }} sizes="16rem" /> : null}
          <span>
            {heading}
            {subheading && !tick ? <small className="muted">{subheading}</small> : null}
          </span>
        </summary>
        <div className="fields">{children}</div>
      </details>
    </div>
  )
}
